import { describe, expect, it } from 'vitest';
import { type Answer, judge, waitOf } from '../../../components/overlay/gather/judge';
import { openThread } from '../../../engine/forums/read';
import { domOf } from '../../dom';
import { PAGES } from '../../forums/pages';

const { html = '', url = '' } = PAGES.phpbb3 ?? {};
const NOW = Date.parse('2026-11-28T12:00:00Z');
const KEY = 'phpbb3|https://forum.example|/|77';
const said = (body: string): string => `<html><head><title>Форум</title></head><body>${body}</body></html>`;
const PASSWORD = '<form action="ucp.php?mode=login"><input type="password"></form>';

/** What comes of an answer, as `kind code`. */
function verdict(body: string, more: Partial<Answer> = {}, guest = false): string {
  const answer: Answer = {
    status: 200,
    url,
    retryAfter: null,
    challenge: false,
    doc: domOf(body, 'https://forum.example/other'),
    ...more,
  };
  const opened = openThread(answer.doc, { url: answer.url, now: new Date(NOW).toISOString(), zone: null });
  const asked = { key: KEY, origin: 'https://forum.example', guest, now: NOW };
  const found = judge(answer, opened.ok ? opened.value : null, asked);
  switch (found.kind) {
    case 'page':
      return `page ${found.thread.topic.page}`;
    case 'missing':
      return `missing ${found.why}`;
    case 'stop':
      return `stop ${Object.values(found.trouble).join(' ')}`;
  }
}

describe('what the forum answered', () => {
  it.each([
    ['a page of the topic', verdict(html), 'page 2'],
    [
      'with a login box of a guest',
      verdict(html.replace('<body', `<body`).replace('</body>', `${PASSWORD}</body>`)),
      'page 2',
    ],
    [
      'with a captcha beside the reply',
      verdict(html.replace('</body>', '<div class="g-recaptcha"></div></body>')),
      'page 2',
    ],
    [
      'a page of another topic',
      verdict(html.replaceAll('t=77', 't=78'), { url: url.replace('77', '78') }),
      'stop elsewhere',
    ],
    ['another site', verdict(html, { url: 'https://elsewhere.example/viewtopic.php?t=77' }), 'stop elsewhere'],
    ['404', verdict(said('Темы не существует'), { status: 404 }), 'missing not-found'],
    ['410', verdict(said(''), { status: 410 }), 'missing not-found'],
    ['404 with a login box', verdict(said(PASSWORD), { status: 404 }), 'missing not-found'],
    ['an error in words', verdict(said('Запрошенной темы не существует')), 'missing no-posts'],
    ['a topic without posts', verdict(html.replaceAll('class="post ', 'class="gone ')), 'missing no-posts'],
    ['nothing at all', verdict(''), 'missing no-posts'],
    ['500', verdict(said('SQL ERROR'), { status: 500 }), 'stop error 500'],
    ['502', verdict(said(''), { status: 502 }), 'stop error 502'],
    ['400', verdict(said(''), { status: 400 }), 'stop error 400'],
    ['429', verdict(said(''), { status: 429, retryAfter: '7' }), 'stop busy 7000'],
    ['503 of a board that is closed', verdict(said('Конференция отключена'), { status: 503 }), 'stop busy 60000'],
    ['a login page', verdict(said(PASSWORD)), 'stop login'],
    [
      'a login page by its address',
      verdict(said('Войдите'), { url: 'https://forum.example/ucp.php?mode=login' }),
      'stop login',
    ],
    ['a login page of SMF', verdict(said(''), { url: 'https://forum.example/index.php?action=login' }), 'stop login'],
    ['a login page of XenForo', verdict(said(''), { url: 'https://forum.example/login/' }), 'stop login'],
    ['401', verdict(said(''), { status: 401 }), 'stop login'],
    ['403 with a field for a password', verdict(said(PASSWORD), { status: 403 }, true), 'stop login'],
    ['403', verdict(said('Нет прав'), { status: 403 }), 'stop no-access'],
    [
      'an error in words under the login box every guest sees',
      verdict(said(`Нет темы ${PASSWORD}`), {}, true),
      'missing no-posts',
    ],
    ['a challenge by its header', verdict(said(''), { status: 403, challenge: true }), 'stop captcha'],
    ['a challenge page', verdict(said('<form id="challenge-form"></form>'), { status: 503 }), 'stop captcha'],
    [
      'DDoS-Guard',
      verdict(said('<script src="/.well-known/ddos-guard/js"></script>'), { status: 403 }),
      'stop captcha',
    ],
    ['hCaptcha instead of the page', verdict(said('<div class="h-captcha"></div>')), 'stop captcha'],
  ])('%s', (_, found, wanted) => expect(found).toBe(wanted));
});

describe('how long the forum asks to wait', () => {
  it.each([
    ['5', 5000],
    ['0', 1000],
    [' 30 ', 30_000],
    ['Sat, 28 Nov 2026 12:02:00 GMT', 120_000],
    ['Sat, 28 Nov 2026 11:00:00 GMT', 1000],
    ['999999999', 86_400_000],
    ['soon', 60_000],
    ['', 60_000],
    [null, 60_000],
  ])('%j', (text, ms) => expect(waitOf(text, NOW)).toBe(ms));
});
