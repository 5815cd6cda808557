import { describe, expect, test } from 'vitest';
import { isOpen } from '../../engine/votes/ballot';
import type { Decision, LoggedDecision } from '../../engine/votes/decisions';
import { PROKURATOR } from '../../engine/votes/presets';
import { fill } from '../../engine/words';
import { at, ballots, brief, HOST, post, roster, seat } from './thread';

const players = roster(['Вася', 'Петя', 'Маша']);
const log = (...decisions: Decision[]): LoggedDecision[] =>
  decisions.map((decision, at) => ({ id: at + 1, at: '2024-03-01T12:00:00Z', decision, undone: false }));
const codes = (all: ReturnType<typeof ballots>) => all.map((it) => it.reasons.map((reason) => reason.code));

describe('one voter’s votes', () => {
  test('R-013, R-014: any number of changes, the last counts, the others say by what they were replaced', () => {
    const read = ballots(players, [
      post('Маша', '[r]Вася[/r]'),
      post('Маша', '[b]Петя[/b]'),
      post('Маша', '[r]Петя[/r]'),
    ]);
    expect(read.map(brief)).toEqual(['superseded against Вася', 'superseded for Петя', 'counts against Петя']);
    expect(codes(read)[0]).toEqual(['replaced']);
  });
  test('A-010: several marks in one post, the last is the vote and is marked', () => {
    const read = ballots(players, [post('Маша', '[r]Вася[/r]\n[b]Петя[/b]')]);
    expect(read.map(brief)).toEqual(['superseded against Вася', 'counts for Петя']);
    expect(codes(read)[1]).toContain('last-of-several');
  });
  test('A-010 under one change: two marks are one message', () => {
    const rules = { changes: { limit: 1, phrase: false } };
    const read = ballots(players, [post('Маша', '[r]Вася[/r]\n[r]Петя[/r]'), post('Маша', '[r]Вася[/r]')], { rules });
    expect(read.at(-1)?.status).toBe('counts');
  });
  test('a doubt neither counts nor replaces; the sure vote before it stands and says so', () => {
    const read = ballots(players, [post('Маша', '[r]Вася[/r]'), post('Маша', '[r]Петя?[/r]')]);
    expect(read.map(brief)).toEqual(['counts against Вася', 'doubt against Петя']);
    expect(codes(read)[0]).toContain('later-doubt');
  });
  test('a sure vote after a doubt makes it moot', () => {
    const read = ballots(players, [post('Маша', '[r]Петя?[/r]'), post('Маша', '[r]Вася[/r]')]);
    expect(read.map(brief)).toEqual(['doubt against Петя', 'counts against Вася']);
    expect(codes(read)[0]).toContain('moot');
  });
  test('with limited changes a vote after a doubt may depend on it', () => {
    const rules = { changes: { limit: 1, phrase: false } };
    const posts = [post('Маша', '[r]Вася[/r]'), post('Маша', '[r]Петя?[/r]'), post('Маша', '[b]Вася[/b]')];
    const read = ballots(players, posts, { rules });
    expect(read.map(brief)).toEqual(['counts against Вася', 'doubt against Петя', 'doubt for Вася']);
    const settled = ballots(players, posts, { rules, decisions: log({ kind: 'ignore', post: posts[1]?.id ?? '' }) });
    expect(settled.map((it) => it.status)).toEqual(['superseded', 'void', 'counts']);
  });
  test('form 59, mirf: a change needs its phrase, a vote after a withdrawal does not', () => {
    const rules = { changes: { limit: null, phrase: true } };
    const read = ballots(
      players,
      [
        post('Маша', '[r]Вася[/r]'),
        post('Маша', '[r]Петя[/r]'),
        post('Маша', '[r]меняю голос на Петю[/r]'),
        post('Маша', '[r]отменяю голос[/r]'),
        post('Маша', '[r]Вася[/r]'),
      ],
      { rules },
    );
    expect(read.map((it) => it.status)).toEqual(['superseded', 'void', 'superseded', 'superseded', 'counts']);
    expect(codes(read)[1]?.[0]).toBe('needs-phrase');
  });
  test('A-118: the same nick again is not a change and moves no time', () => {
    const read = ballots(players, [post('Маша', '[r]Вася[/r]'), post('Маша', '[r]Вася[/r]')], {
      rules: { changes: { limit: 1, phrase: false } },
    });
    expect(codes(read).map((it) => it[0])).toEqual(['counts', 'repeat']);
  });
  test('A-116: the cancel is the one change', () => {
    const rules = { ...PROKURATOR, nomineesOnly: false };
    const read = ballots(players, [post('Маша', 'Вася'), post('Маша', 'Отменяю голос'), post('Маша', 'Петя')], {
      policy: rules,
    });
    expect(read.map((it) => it.reasons[0]?.code)).toEqual(['withdrawn-later', 'withdrawn', 'no-more-changes']);
  });
});

describe('who votes', () => {
  test('form 86: the host’s red text is nothing; form 100: a stranger’s vote is listed, his red talk is not', () => {
    const read = ballots(players, [
      post(HOST, '[r]Вася[/r]'),
      post('Прохожий', '[r]Вася[/r]'),
      post('Прохожий', '[r]ура[/r]'),
    ]);
    expect(read.map((it) => `${it.voterName} ${it.status}`)).toEqual(['Прохожий void']);
  });
  test('a guest or deleted author has no vote', () => {
    expect(codes(ballots(players, [post(null, '[r]Вася[/r]')]))[0]?.[0]).toBe('no-author');
  });
  test('form 99: the dead vote until the post since which they are dead', () => {
    const death = post(HOST, 'Итоги ночи: убита Аня');
    const late = post('Аня', '[r]Вася[/r]');
    const early = post('Аня', '[r]Петя[/r]', { id: String(Number(death.id) - 1) });
    const dead = roster(['Вася', 'Петя', seat('Аня', { deadSince: death.id })]);
    expect(ballots(dead, [early, death, late]).map((it) => it.reasons[0]?.code)).toEqual(['counts', 'dead-voter']);
  });
  test('form 39: a renamed account is known by its id; another account of that nick is nobody', () => {
    const known = roster(['Вася', seat('Петя', { accounts: [{ nick: 'Петя', id: '7' }] })]);
    const read = ballots(known, [
      post('Пётр Великий', '[r]Вася[/r]', { authorId: '7' }),
      post('Петя', '[r]Вася[/r]', { authorId: '8' }),
    ]);
    expect(read.map((it) => it.reasons[0]?.code)).toEqual(['counts', 'stranger']);
  });
  test('A-015, form 102: both accounts of a seat vote for the seat, the former one’s vote is marked', () => {
    const both = roster([
      'Вася',
      'Маша',
      seat('Новый', {
        accounts: [
          { nick: 'Прежний', id: null },
          { nick: 'Новый', id: null },
        ],
      }),
    ]);
    const old = ballots(both, [post('Прежний', '[r]Вася[/r]')]);
    expect(codes(old)[0]).toContain('predecessor');
    const read = ballots(both, [post('Прежний', '[r]Вася[/r]'), post('Новый', '[r]Маша[/r]')]);
    expect(read.map(brief)).toEqual(['superseded against Вася', 'counts against Маша']);
  });
  test('two players of one name: their votes are doubts', () => {
    const twins = roster(['Вася', seat('Аня', { id: 's-1' }), seat('Аня', { id: 's-2' })]);
    expect(codes(ballots(twins, [post('Аня', '[r]Вася[/r]')]))[0]?.[0]).toBe('two-seats');
  });
  test('the same post on two pages is counted once', () => {
    const twice = post('Маша', '[r]Вася[/r]');
    expect(ballots(players, [twice, twice])).toHaveLength(1);
  });
  test('a hidden post is a doubt', () => {
    expect(codes(ballots(players, [post('Маша', '[r]Вася[/r]', { hidden: true })]))[0]?.[0]).toBe('hidden');
  });
});

describe('decisions', () => {
  const posts = [
    post('Маша', '[r]Вася[/r]'),
    post('Петя', '[r]Зелёный[/r]'),
    post('Прохожий', '[r]Вася[/r]'),
    post(HOST, 'Петя прислал голос'),
  ];
  const [first, second, third, fourth] = posts.map((it) => it.id) as [string, string, string, string];
  const read = (...decisions: Decision[]) => ballots(players, posts, { decisions: log(...decisions) });

  test('count: the host’s word for a doubt', () => {
    const all = read({ kind: 'count', post: second, seat: 's-Маша', side: 'against' });
    expect(all.filter((it) => it.post === second).map(brief)).toEqual(['counts against Маша']);
    expect(all.find((it) => it.post === second)?.decision).toBe(1);
  });
  test('count: the host’s word is of the day it was said of; the next day of the same topic it is a vote of yesterday', () => {
    const day = { start: { by: 'time', at: '2024-03-02T10:00:00Z' }, deadline: null, nominees: [] } as const;
    const said = [
      post('Маша', '[r]Вася?[/r]', at('2024-03-01T15:00:00Z')),
      post('Петя', 'за глаза', at('2024-03-01T16:00:00Z')),
      post('Петя', '[r]Вася?[/r]', at('2024-03-02T11:00:00Z')),
    ];
    const [doubt = '', told = '', today = ''] = said.map((it) => it.id);
    const decisions = log(
      { kind: 'count', post: doubt, seat: 's-Вася', side: 'against' },
      { kind: 'on-behalf', post: told, voter: 's-Вася', seat: 's-Маша', side: 'for' },
      { kind: 'count', post: today, seat: 's-Вася', side: 'against' },
    );
    const all = ballots(players, said, { day, decisions });
    expect(all.map(brief)).toEqual(['void against Вася', 'void for Маша', 'counts against Вася']);
    expect(all[0]?.reasons[0]?.code).toBe('before-start');
  });
  test('«Петя слишком тих: [Петя]» names the same player twice; «Вася: [Петя]» tells of another’s vote', () => {
    const read = ballots(players, [
      post('Маша', 'Петя слишком тих: [r]Петя[/r]'),
      post('Маша', 'За Петю поручусь: [b]Петя[/b]'),
      post('Маша', 'Вася: [r]Петя[/r]'),
    ]);
    expect(read.map((it) => it.status)).toEqual(['superseded', 'counts', 'doubt']);
  });
  test('ignore: nothing of the post counts', () => {
    expect(read({ kind: 'ignore', post: first }).find((it) => it.post === first)).toMatchObject({
      status: 'void',
      decision: 1,
    });
  });
  test('on behalf: a vote of another seat, on the host’s own post, too (form 87)', () => {
    const all = read({ kind: 'on-behalf', post: fourth, voter: 's-Петя', seat: 's-Вася', side: 'for' });
    expect(all.filter((it) => it.post === fourth).map((it) => `${it.voter} ${brief(it)}`)).toEqual([
      's-Петя counts for Вася',
    ]);
  });
  test('the newest on a post rules; an undone one is as if it had not been', () => {
    const both = log({ kind: 'ignore', post: first }, { kind: 'count', post: first, seat: 's-Петя', side: 'against' });
    expect(ballots(players, posts, { decisions: both }).find((it) => it.post === first)?.target).toBe('s-Петя');
    const undone = both.map((it) => ({ ...it, undone: true }));
    expect(ballots(players, posts, { decisions: undone })).toEqual(ballots(players, posts));
  });
  test('a count for a stranger needs «голос за другого игрока»; a lost seat is a doubt', () => {
    expect(
      read({ kind: 'count', post: third, seat: 's-Вася', side: 'against' }).find((it) => it.post === third)?.status,
    ).toBe('doubt');
    expect(
      read({ kind: 'count', post: first, seat: 's-нет', side: 'against' }).find((it) => it.post === first)?.reasons[0]
        ?.code,
    ).toBe('decision-lost');
  });
});

describe('whom', () => {
  test('A-009: a vote for the dead is void, the earlier one stands and says so', () => {
    const dead = roster(['Вася', 'Маша', seat('Аня', { deadSince: '' })]);
    const read = ballots(dead, [post('Маша', '[r]Вася[/r]'), post('Маша', '[r]Аня[/r]')]);
    expect(read.map(brief)).toEqual(['counts against Вася', 'void against Аня']);
    expect(codes(read)[0]).toContain('later-void');
  });
  test('A-009: before his death a vote for him was a vote', () => {
    const death = post(HOST, 'Аня ушла');
    const dead = roster(['Вася', 'Маша', seat('Аня', { deadSince: death.id })]);
    const before = post('Маша', '[r]Аня[/r]', { id: String(Number(death.id) - 1) });
    expect(ballots(dead, [before, death]).map((it) => it.status)).toEqual(['counts']);
  });
  test('R-289: self-vote void in Prokurator, R-262: nominees only', () => {
    const rules = { policy: PROKURATOR, day: { start: null, deadline: null, nominees: ['Вася', 'Маша'] } };
    const read = ballots(players, [post('Маша', 'Маша'), post('Маша', 'Петя'), post('Маша', 'Васю')], rules);
    expect(read.map((it) => it.reasons[0]?.code)).toEqual(['self-vote-void', 'not-nominee', 'counts']);
  });
  test('nominees only, and none given: a doubt', () => {
    expect(codes(ballots(players, [post('Маша', 'Вася')], { policy: PROKURATOR }))[0]?.[0]).toBe('nominees-unknown');
  });
  test('form 76: the host is no target; who the host is, is a guess without a confirmed roster', () => {
    const said = [post('Маша', `[r]${HOST}[/r]`)];
    expect(ballots(players, said).map((it) => `${it.status} ${it.reasons[0]?.code}`)).toEqual(['void host-target']);
    expect(ballots({ ...players, confirmed: false }, said).map((it) => it.status)).toEqual(['doubt']);
  });
  test('an untouchable silenced player', () => {
    const silent = roster(['Маша', seat('Вася', { silenced: true })]);
    expect(codes(ballots(silent, [post('Маша', '[r]Вася[/r]')], { rules: { silenced: 'untouchable' } }))[0]?.[0]).toBe(
      'untouchable',
    );
  });
});

describe('plain nicks of a voting topic (R-285)', () => {
  const policy = { ...PROKURATOR, nomineesOnly: false };
  test.each([
    ['Вася', 'counts against Вася'],
    ['Васю', 'counts against Вася'],
    ['Голосую за казнь Васи', 'counts against Вася'],
    ['казнить Васю!', 'counts against Вася'],
    ['Вася.\nПотому что молчал весь день', 'counts against Вася'],
    ['Долго думала.\nГолос: Вася', 'counts against Вася'],
    ['меняю голос с Васи на Петю', 'counts against Петя'],
    ['Вася, ты где вообще?', 'doubt against Вася'],
    ['Мне кажется, Вася сегодня прав', 'doubt against Вася'],
    ['Вася или Петя', 'doubt against Вася,Петя'],
    ['Вася прав.\nПетя', 'doubt against Вася,Петя'],
    ['Голосую за этого негодяя', 'doubt against'],
    ['Ну что, начали?', undefined],
    ['Его жалко', undefined],
    ['Отказываюсь от голосования', 'counts none'],
    ['Воздерживаюсь. Не понимаю, что происходит', 'counts none'],
    ['Против всех', 'void against'],
  ])('«%s» → %s', (says, reads) => {
    const read = ballots(players, [post('Маша', says)], { policy });
    expect(read.map(brief)).toEqual(reads === undefined ? [] : [reads]);
  });
});

test('A-010 with plain nicks: one nick a line, the last is the vote', () => {
  const read = ballots(players, [post('Маша', 'Вася\nПетя')], { policy: { ...PROKURATOR, nomineesOnly: false } });
  expect(read.map(brief)).toEqual(['superseded against Вася', 'counts against Петя']);
});

test('a name that only resembles a dead player’s is a doubt, not a void vote', () => {
  const dead = roster(['Маша', seat('Снегурочка', { deadSince: '' }), seat('Кот', { deadSince: '' })]);
  const read = ballots(dead, [
    post('Маша', '[r]Снегурка[/r]'),
    post('Маша', '[r]этот кот достал[/r]'),
    post('Маша', '[r]Кота[/r]'),
  ]);
  expect(read.map((it) => it.status)).toEqual(['doubt', 'doubt', 'void']);
});

test('only open doubts need the host', () => {
  const read = ballots(players, [
    post('Маша', '[r]Петя?[/r]'),
    post('Маша', '[r]Вася[/r]'),
    post('Петя', '[r]Вася?[/r]'),
  ]);
  expect(read.map(isOpen)).toEqual([false, false, true]);
});

test('a death post nobody can place makes a doubt of both sides', () => {
  const unknown = roster(['Маша', seat('Аня', { deadSince: 'не номер' })]);
  const read = ballots(unknown, [post('Аня', '[r]Маша[/r]'), post('Маша', '[r]Аня[/r]')]);
  expect(read.map((it) => it.reasons[0]?.code)).toEqual(['death-post', 'death-post']);
});

test('every reason has words in both languages and every slot is filled', () => {
  const read = ballots(players, [
    post('Прохожий', '[r]Вася[/r]'),
    post('Маша', '[r]Чтотик[/r]'),
    post('Маша', '[d]Вася[/d]'),
    post('Маша', '[g]Вася[/g]'),
    post('Маша', '[r]Вас[/r]ю'),
    post('Петя', '[r]Ведущая Лиса[/r]'),
    post('Петя', '[r]пас[/r]'),
  ]);
  for (const reason of read.flatMap((it) => it.reasons))
    for (const lang of ['ru', 'en'] as const) expect(fill(reason.phrase, lang, reason.slots)).not.toMatch(/\{\w+\}|^$/);
});
