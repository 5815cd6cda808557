import { describe, expect, test } from 'vitest';
import { FLG, PROKURATOR } from '../../engine/votes/presets';
import { type ReportShape, voteReport } from '../../engine/votes/report';
import type { Roster } from '../../engine/votes/roster';
import { publicTally } from '../../engine/votes/tally';
import { ballots, post, roster, seat } from './thread';

type Said = readonly (readonly [author: string, says: string])[];

const report = (who: Roster, said: Said, shape: Partial<ReportShape> = {}, policy = FLG, complete = true) => {
  const all = ballots(
    who,
    said.map(([author, says]) => post(author, says)),
    { policy },
  );
  const tally = publicTally(all, who, policy, { complete, closed: true });
  return voteReport(
    { tally, ballots: all, roster: who, policy, day: 2, complete },
    { format: 'plain', by: 'wagon', lang: 'ru', ...shape },
  );
};

const players = roster(['Вася', 'Петя', 'Маша', seat('Немой', { silenced: true })]);
const SAID: Said = [
  ['Вася', '[r]Петя[/r]'],
  ['Маша', '[b]Петя[/b]'],
];

describe('the count as text', () => {
  test('by wagon, Russian', () => {
    expect(report(players, SAID)).toBe(
      [
        'Подсчёт голосов, день 2',
        'голосование закрыто',
        '',
        'Петя: −2 (против 1: Вася; за 1: Маша; штраф −2)',
        'Вася: 0 (против 0: —; за 0: —; штраф 0)',
        'Маша: 0 (против 0: —; за 0: —; штраф 0)',
        'Немой: 0 (против 0: —; за 0: —; штраф 0)',
        '',
        'Не проголосовали: Петя',
        'Отказались голосовать: —',
        'Без голоса: Немой',
        'Сомнительные, не учтены: —',
      ].join('\n'),
    );
  });
  test('by player, English', () => {
    expect(report(players, SAID, { by: 'player', lang: 'en' })).toBe(
      [
        'Vote count, day 2',
        'the voting is closed',
        '',
        'Вася: against Петя',
        'Маша: for Петя',
        'Немой: without a vote',
        'Петя: has not voted',
        '',
        'Totals: Петя −2',
        'Have not voted: Петя',
        'Declined to vote: —',
        'Without a vote: Немой',
        'Doubtful, not counted: —',
      ].join('\n'),
    );
  });
  test('one form whatever the numbers: the same lines stand with no vote at all', () => {
    expect(report(players, []).split('\n')).toHaveLength(report(players, SAID).split('\n').length);
  });
  test('unread pages are said', () => {
    expect(report(players, SAID, {}, FLG, false)).toContain('предварительно: прочитаны не все страницы темы');
  });
  test('a game without votes for counts votes', () => {
    expect(report(roster(['Вася', 'Петя']), [['Вася', 'Петя']], {}, { ...PROKURATOR, nomineesOnly: false })).toContain(
      'Петя: 1 (против 1: Вася)',
    );
  });
});

describe('nicks in the report', () => {
  const nasty = roster([
    '[b]Жирный[/b]',
    '[Дон]',
    '<script>alert(1)</script>',
    'O\'Henry & "Co"',
    `‮Задом${'а'.repeat(2000)}`,
  ]);
  test('BBCode: a nick that looks like a tag is not one, «[Дон]» stays', () => {
    const text = report(nasty, [], { format: 'bbcode' });
    expect(text).toContain('[\u2060b]Жирный[\u2060/b]');
    expect(text).toContain('[Дон]');
    expect(text.match(/\[b\]/g)).toHaveLength(6);
  });
  test('HTML: nothing of a nick is markup', () => {
    const text = report(nasty, [], { format: 'html' });
    expect(text).toContain('&lt;script&gt;');
    expect(text).toContain('O&#39;Henry &amp; &quot;Co&quot;');
    expect(text).not.toContain('<script');
  });
  test('a nick of 2 000 characters is cut, one that turns the text around does not', () => {
    const text = report(nasty, []);
    expect(text).not.toContain('\u202e');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(400);
  });
});
