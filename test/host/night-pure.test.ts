import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { boardRows, type Row } from '../../components/host/night/board';
import { nightEvent, ordersIn, recorded, type Sent } from '../../components/host/night/commit';
import { FRESH_NIGHT, type NightDraft, readNight } from '../../components/host/night/night-draft';
import { judge, NO_ORDER, type OrderDraft, orderOf } from '../../components/host/night/order-draft';
import { playNight, throwDice } from '../../components/host/night/play';
import { waiting } from '../../components/host/night/waiting';
import { namesOf } from '../../components/host/story/names';
import type { GameState } from '../../engine/game/state';
import { RULESETS } from '../../engine/rulesets/all';
import { stateOf, tableOf } from './cast';

const FLG = RULESETS.flg;
const row = (rows: readonly Row[], seat: string, slot: Row['slot'] = 'own'): Row => {
  const found = rows.find((it) => it.seat === seat && it.slot === slot);
  if (!found) throw new Error(`no row ${seat}/${slot}`);
  return found;
};
const order = (choice: string, ...targets: string[]): OrderDraft => ({ ...NO_ORDER, choice, targets });
const shape = (rows: readonly Row[]) =>
  rows.map((it) => `${it.seat} ${it.slot} ${it.need}${it.place === null ? '' : ` ${it.place}`}`);

describe('rows of the board', () => {
  test('R-055: the head of the mafia is owed, his juniors stand in for him by rank', () => {
    const state = stateOf('flg', 'Б: mafioso 2, А: mafioso 1, Г: citizen, В: doctor');
    expect(shape(boardRows(state, FLG))).toEqual(['В own owed', 'А office owed 1', 'Б office deputy 2']);
  });

  test('R-035: one who heads the mafia has lost the acts of his own', () => {
    const lawyer = stateOf('flg', 'А: lawyer, Г: citizen');
    expect(shape(boardRows(lawyer, FLG))).toEqual(['А office owed 1']);
    const junior = stateOf('flg', 'Б: mafioso 1, А: lawyer, Г: citizen');
    expect(shape(boardRows(junior, FLG))).toEqual(['А own owed', 'Б office owed 1', 'А office deputy 2']);
  });

  test('R-129: with a double agent the mafia vote', () => {
    const state = stateOf('flg', 'А: mafioso 1, Б: double-agent 2, Г: citizen');
    expect(shape(boardRows(state, FLG)).filter((it) => it.includes('ballot'))).toEqual([
      'А ballot owed',
      'Б ballot owed',
    ]);
  });

  test('R-114: the joker is offered every act of the deal but those of borrowers', () => {
    const state = stateOf('flg', 'А: joker, Б: agent, В: commissioner, Г: mafioso 1');
    const choices = row(boardRows(state, FLG), 'А').choices.map((it) => it.id);
    expect(choices).toContain('commissioner/check');
    expect(choices).toContain('mafioso/kill');
    expect(choices).not.toContain('mafioso/mafiaVote');
    expect(choices.some((id) => id.startsWith('agent/') || id.startsWith('joker/'))).toBe(false);
  });

  test('the dead have no rows', () => {
    const state = stateOf('flg', 'А: doctor†, Б: mafioso 1, Г: citizen');
    expect(shape(boardRows(state, FLG))).toEqual(['Б office owed 1']);
  });

  test('R-273, R-274: orders given by day are on Prokurator’s board', () => {
    const state = stateOf('prokurator', 'К: godfather, В: physician, Ж: journalist, М: maniac');
    const rows = boardRows(state, RULESETS.prokurator);
    expect(shape(rows)).toEqual(['В own owed', 'Ж own owed', 'М own owed', 'К office owed 1']);
    expect(row(rows, 'В').choices[0]?.act.when).toBe('day');
  });
});

describe('an order as it is typed', () => {
  const state = stateOf('flg', 'Д: doctor, М: mafioso 1, К: maniac, Р: reanimator, А: citizen, Б: citizen');
  const rows = boardRows(state, FLG);
  const kind = (seat: string, draft: OrderDraft, slot: Row['slot'] = 'own') =>
    judge(state, FLG, row(rows, seat, slot), draft).kind;

  it.each<[string, string, OrderDraft, Row['slot'], string]>([
    ['nothing yet', 'Д', NO_ORDER, 'own', 'waiting'],
    ['passes', 'Д', order('pass'), 'own', 'passed'],
    ['no target yet', 'Д', order('heal'), 'own', 'unfinished'],
    ['an empty place among the targets', 'М', order('kill', '', 'А'), 'office', 'fine'],
    ['R-160: the role is not named yet', 'Д', order('healFrom'), 'own', 'unfinished'],
    ['R-050: no question yet', 'М', order('bribe'), 'office', 'unfinished'],
    ['R-050: a question', 'М', { ...order('bribe'), question: 'Жив ли маньяк?' }, 'office', 'fine'],
    ['R-240: himself', 'Р', order('revive', 'Р'), 'own', 'refused'],
    ['an act that is not on the list', 'Д', order('kill', 'А'), 'own', 'waiting'],
  ])('%s', (_name, seat, draft, slot, wanted) => expect(kind(seat, draft, slot)).toBe(wanted));

  test('targets beyond what the act takes are left out, extras of another act too', () => {
    const draft = { ...order('heal', 'А', 'Б'), from: 'maniac', question: 'Кто?' };
    expect(orderOf(row(rows, 'Д'), draft)).toEqual({ actor: 'Д', act: 'heal', targets: ['А'] });
  });

  test('R-300: without the story the mafia’s killing is refused, with it accepted', () => {
    const prokurator = stateOf('prokurator', 'К: godfather, А: citizen, Б: citizen');
    const [kill] = boardRows(prokurator, RULESETS.prokurator);
    if (!kill) throw new Error('no row');
    expect(judge(prokurator, RULESETS.prokurator, kill, order('kill', 'А')).kind).toBe('refused');
    const told = { ...order('kill', 'А'), story: 'Тёмной ночью…' };
    expect(judge(prokurator, RULESETS.prokurator, kill, told).kind).toBe('fine');
  });

  test('R-172: a void order is recorded as void, its reason for the host alone', () => {
    const single = stateOf('flg', crowd('Д: doctor, М: mafioso 1'));
    const sent = { row: row(boardRows(single, FLG), 'Д'), draft: { ...order('healFrom'), from: 'mafioso' } };
    const made = recorded(single, FLG, sent, []);
    expect(made).toMatchObject({ verdict: 'void', void: true, refused: { rules: ['R-163', 'A-136', 'A-095'] } });
  });
});

const crowd = (text: string): string =>
  [text, ...Array.from({ length: 12 }, (_, index) => `ж${index}: citizen`)].join(', ');

/** A night with several dice: evidence of the boss, exposure of the doctor, cards of the sharp. */
const busy = (): { state: GameState; sent: Sent[] } => {
  const state = stateOf('flg', crowd('М: mafioso 1, Д: doctor, Ш: sharp, К: commissioner'));
  const rows = boardRows(state, FLG);
  return {
    state,
    sent: [
      { row: row(rows, 'М', 'office'), draft: order('kill', 'ж0', 'ж1') },
      { row: row(rows, 'Д'), draft: order('serum', 'ж2') },
      { row: row(rows, 'Ш'), draft: order('block', 'К') },
      { row: row(rows, 'К'), draft: { ...order('kill', 'ж3'), raw: 'Стреляю в ж3' } },
    ],
  };
};

describe('dice', () => {
  const { state, sent } = busy();
  const night = (draft: NightDraft) => ({ state, rules: FLG, orders: ordersIn(state, FLG, sent), draft });
  const lie = (draft: NightDraft) => {
    const played = playNight(night(draft));
    return played.kind === 'played' ? played.dice : [];
  };

  test('all are thrown, those that only come up later included', () => {
    const thrown = throwDice(night(FRESH_NIGHT), 'зерно', null);
    expect(lie(thrown).every((die) => die.yes !== null)).toBe(true);
    expect(thrown.seed).toBe('зерно');
    const played = playNight(night(thrown));
    expect(played.kind === 'played' && played.ready).toBe(true);
  });

  test('one by one comes to the same as all at once', () => {
    let draft: NightDraft = { ...FRESH_NIGHT, seed: 'зерно' };
    for (let next = lie(draft)[0]; next; next = lie(draft).find((die) => die.yes === null)) {
      draft = throwDice(night(draft), 'другое', next.key);
    }
    expect(draft.dice).toEqual(throwDice(night(FRESH_NIGHT), 'зерно', null).dice);
  });

  test('a die that lies is never thrown again, whatever is thrown after it and whatever changes around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (first, second, set) => {
        const once = throwDice(night(FRESH_NIGHT), first, null);
        expect(throwDice(night(once), second, null)).toEqual(once);
        const [key = ''] = Object.keys(once.dice);
        const dice = { ...once.dice, [key]: { yes: set, how: 'set' as const, reason: 'так надо' } };
        const again = throwDice(night({ ...once, dice }), second, null);
        expect(again.dice[key]).toEqual(dice[key]);
        expect(Object.entries(again.dice)).toEqual(expect.arrayContaining(Object.entries(dice)));
      }),
      { numRuns: 40 },
    );
  });
});

describe('the event of a night', () => {
  const { state, sent } = busy();
  const table = tableOf(state);
  const names = namesOf(table);
  const night = (draft: NightDraft) => ({ state, rules: FLG, orders: ordersIn(state, FLG, sent), draft });

  test('there is none while a die waits', () => expect(nightEvent(night(FRESH_NIGHT), sent, names)).toBeNull());

  test('it holds the orders with their letters, the seed, the throws with their odds, the host’s own acts', () => {
    const thrown = throwDice(night(FRESH_NIGHT), 'зерно', null);
    const draft: NightDraft = {
      ...thrown,
      acts: [
        { type: 'modkill', seat: 'ж5', reason: 'молчит' },
        { type: 'modkill', seat: '', reason: 'не дописано' },
      ],
    };
    const event = nightEvent(night(draft), sent, names);
    expect(event?.seed).toBe('зерно');
    expect(event?.orders.find((it) => it.actor === 'К')).toMatchObject({ raw: 'Стреляю в ж3', verdict: 'fine' });
    expect(event?.rolls.every((roll) => roll.how === 'thrown' && roll.chance[0] > 0)).toBe(true);
    expect(event?.rolls.map((roll) => roll.die)).toContain('boss-evidence');
    expect(event?.overruled).toEqual([{ what: 'Вычеркнут: ж5', reason: 'молчит' }]);
    expect(event?.effects.some((it) => it.kind === 'death' && it.seat === 'ж5')).toBe(true);
  });

  test('two moves of one player for one slot: neither stands, and the log says so', () => {
    const rows = boardRows(state, FLG);
    const twice = [row(rows, 'Д'), row(rows, 'Д')].map((it, index) => ({
      row: it,
      draft: order('heal', `ж${index}`),
    }));
    const orders = ordersIn(state, FLG, twice);
    const event = nightEvent({ state, rules: FLG, orders, draft: FRESH_NIGHT }, twice, names);
    expect(event?.orders.some((it) => it.verdict === 'illegal')).toBe(true);
  });
});

describe('who is waited for', () => {
  test('a move of a deputy covers the head, a passing one is no longer waited for', () => {
    const state = stateOf('flg', 'А: mafioso 1, Б: mafioso 2, Д: doctor, Г: citizen');
    const rows = boardRows(state, FLG);
    const sent = (drafts: Record<string, OrderDraft>): Sent[] =>
      rows.map((it) => ({ row: it, draft: drafts[it.seat] ?? NO_ORDER }));
    expect(waiting(sent({}))).toEqual(['Д', 'А']);
    expect(waiting(sent({ Б: order('refuse') }))).toEqual(['Д']);
    expect(waiting(sent({ Б: order('refuse'), Д: order('pass') }))).toEqual([]);
  });
});

test.each([undefined, null, 'text', {}, { seed: 'x' }])('a stored draft %s is read without a fault', (kept) => {
  expect(Object.keys(readNight(kept)).sort()).toEqual(Object.keys(FRESH_NIGHT).sort());
});
