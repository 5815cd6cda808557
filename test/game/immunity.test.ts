import { describe, expect, it } from 'vitest';
import type { Effect } from '../../engine/game/effects';
import type { GameEvent } from '../../engine/game/events';
import { immunityOffers } from '../../engine/game/immunity';
import { dealing, night } from '../letters/game';

const account = (nick: string, id: string | null = null) => ({ nick, id });
const seat = (name: string, ...accounts: { nick: string; id: string | null }[]) => ({
  id: `seat ${name}`,
  name,
  accounts: accounts.length > 0 ? accounts : [account(name)],
});
const death = (who: string, number: number, cause: 'killed' | 'disease' = 'killed'): Effect => ({
  kind: 'death',
  seat: who,
  death: { phase: 'night', number, cause, by: [] },
  why: null,
});
const best: GameEvent = { kind: 'note', seat: 'Ком', day: 3, text: '', best: true };
const events: GameEvent[] = [
  ...dealing(),
  night(1, [death('Аня', 1)]),
  night(2, [death('Яша', 2)]),
  { kind: 'ended', effects: [{ kind: 'over', winner: 'town', with: [], why: null }], trace: [] },
  best,
];
const last = { events, hosts: [account('Ведущий', '1')] };
const offers = (...args: Parameters<typeof immunityOffers>) => immunityOffers(...args).map((it) => [it.seat, it.as]);

describe('R-026 R-027 first-night immunity', () => {
  it('goes to the last host, the first night’s victim and the best player, by account', () => {
    const seats = [seat('Аня'), seat('Яша'), seat('Ком'), seat('Бывший', account('ведущий', '1')), seat('Маф')];
    expect(offers(seats, last, null)).toEqual([
      ['seat Аня', 'first-victim'],
      ['seat Ком', 'best'],
      ['seat Бывший', 'host'],
    ]);
  });

  it('newcomers are those in no game kept, and nobody when no game is kept', () => {
    const seats = [seat('Яша'), seat('Новая')];
    expect(offers(seats, last, [account('ЯША')])).toEqual([['seat Новая', 'newcomer']]);
    expect(offers(seats, null, null)).toEqual([]);
  });

  it('another account of the same nick is somebody else', () => {
    expect(offers([seat('Ведущий', account('Ведущий', '2'))], last, null)).toEqual([]);
  });

  it.each([
    ['died of a disease', [death('Аня', 1, 'disease')]],
    ['was brought back by the host', [death('Аня', 1), { kind: 'undeath', seat: 'Аня', why: null } as const]],
  ] as const)('who %s was not killed', (_name, effects) => {
    const past = { events: [...dealing(), night(1, effects)], hosts: [] };
    expect(offers([seat('Аня')], past, null)).toEqual([]);
  });

  it('the best player can be taken back', () => {
    const past = { events: [...events, { ...best, seat: null }], hosts: [] };
    expect(offers([seat('Ком')], past, null)).toEqual([]);
  });
});
