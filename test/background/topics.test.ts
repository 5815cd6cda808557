import { beforeEach, describe, expect, it } from 'vitest';
import type { Bench } from '../../components/background/bench';
import { startBackground } from '../../components/background/start';
import type { PublicDb } from '../../engine/store/public/db';
import { setThread } from '../../engine/store/public/games';
import { about, FORUM, KEY, post } from '../protocol/samples';
import { freshGround, numbering, ticking } from '../store/ground';
import { fakeBrowser } from './fake-browser';

const VOTES = KEY.replace('|17', '|18');
const POPUP = { id: 'our-id', url: 'chrome-extension://our-id/popup.html' };
const IN_TALK = { id: 'our-id', url: `${FORUM}viewtopic.php?t=17`, frameId: 0, tab: { id: 7 } };

let db: PublicDb;

/** A worker, and two tabs with the two topics of one game. */
function stage() {
  const fake = fakeBrowser({
    granted: ['https://forum.example/*'],
    tabs: [7, 8].map((id) => ({ id, url: `${FORUM}viewtopic.php?t=${id + 10}`, counter: () => null })),
  });
  for (const id of [7, 8]) fake.injected.add(id);
  const work: Promise<unknown>[] = [];
  const bench: Bench = {
    browser: fake.browser,
    db,
    now: ticking(),
    newId: numbering(),
    later: (more) => void work.push(more),
    lang: async () => 'ru',
  };
  startBackground(bench);
  return {
    ...fake,
    idle: async () => {
      while (work.length > 0) await Promise.all(work.splice(0));
    },
  };
}

describe('a game of two topics', () => {
  beforeEach(async () => {
    db = freshGround().db;
    const { send, idle } = stage();
    const topic = (key: string, title: string) => about({ topic: { key, title, page: 1, pages: 1 } });
    await send('game/begin', { about: topic(KEY, 'Игра'), game: null }, POPUP);
    const [game] = await db.games.toArray();
    await db.games.update(game?.id ?? '', { preset: 'prokurator' });
    await send('game/begin', { about: topic(VOTES, 'Казнь'), game: game?.id ?? null }, POPUP);
    await idle();
  });

  it('the overlay over the talk speaks of nominations, over the votes of votes', async () => {
    const { send } = stage();
    const said = async (key: string) => {
      const reply = (await send('overlay/words', { key }, IN_TALK)) as { value: { words: Record<string, string> } };
      return [
        reply.value.words['status.against'],
        reply.value.words['tabs.standings'],
        reply.value.words['decide.text'],
      ];
    };
    expect(await said(KEY)).toEqual(['выдвигает', 'Выдвинуты', 'Текст поста до правки']);
    expect(await said(VOTES)).toEqual(['против', 'Итог', 'Текст поста до правки']);
    // One for both speaks of votes once there is somebody to vote for.
    await setThread(db, KEY, { role: 'both' });
    expect((await said(KEY))[0]).toBe('выдвигает');
    const [game] = await db.games.toArray();
    await db.games.update(game?.id ?? '', { day: { number: 1, start: null, deadline: null, nominees: ['Вася'] } });
    expect(await said(KEY)).toEqual(['против', 'Итог', 'Текст поста до правки']);
  });

  it('the opening post is kept when its page is counted, a nomination when the page hands it in', async () => {
    const { send, idle } = stage();
    const opening = post('17000', '', { number: 1, author: 'Ведущий', authorId: '2', runs: [], text: 'День' });
    const nomination = post('17001', '', { author: 'Вася', authorId: '10', runs: [], text: 'Выдвигаю Петю' });
    const reading = { page: 1, pages: 1, counts: {}, posts: [opening, nomination] };
    const reply = await send('thread/count', { key: KEY, reading }, IN_TALK);
    await idle();
    // The page hands in the posts the count names.
    expect(reply).toMatchObject({ ok: true, value: { ballots: [{ post: '17001', status: 'counts' }] } });
    expect(await db.seen.toArray()).toMatchObject([{ thread: KEY, id: '17000' }]);
    await send('thread/count', { key: KEY, reading }, IN_TALK);
    await idle();
    expect(await db.seen.count()).toBe(1);
  });

  it('what is decided in one topic is told to the tabs of the other', async () => {
    const { send, log, idle } = stage();
    await send('decision/add', { key: KEY, decision: { kind: 'ignore', post: '5' } }, IN_TALK);
    await idle();
    expect(log.filter((line) => line.includes('page/changed'))).toEqual([
      `tab 8 page/changed ${JSON.stringify({ key: KEY, forum: null })}`,
      `tab 8 page/changed ${JSON.stringify({ key: VOTES, forum: null })}`,
    ]);
  });
});
