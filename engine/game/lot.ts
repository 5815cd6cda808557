import type { Ruleset } from '../rulesets/ruleset';
import type { Phrase, Slots } from '../words';
import type { RoleId, SeatId } from './state';

/** Roles to deal, by count; the rest of the seats are citizens. */
export type Counts = Readonly<Record<RoleId, number>>;

/** A role as it lies before a seat. */
export interface Dealt {
  seat: SeatId;
  role: RoleId;
  rank: number | null;
}

const CITIZEN = 'citizen';

/** All the roles of a deal as a heap of cards: what is left over is citizens; `null` when there are more than seats. */
export function cards(counts: Counts, seats: number): RoleId[] | null {
  const named = Object.entries(counts).flatMap(([role, count]) =>
    role === CITIZEN ? [] : Array<RoleId>(Math.max(0, count)).fill(role),
  );
  return named.length > seats ? null : [...named, ...Array<RoleId>(seats - named.length).fill(CITIZEN)];
}

/** Deals by lot. `random` gives whole numbers below its argument, from the caller: this code throws no dice of its own. */
export function dealByLot(
  counts: Counts,
  seats: readonly SeatId[],
  random: (below: number) => number,
): Map<SeatId, RoleId> | null {
  const heap = cards(counts, seats.length);
  if (!heap) return null;
  for (let at = heap.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [heap[at], heap[other]] = [heap[other] ?? CITIZEN, heap[at] ?? CITIZEN];
  }
  return new Map(seats.map((seat, at) => [seat, heap[at] ?? CITIZEN]));
}

/** Gives ranks to the ranked in the order of the seats; `first` seats come before the others. */
export function withRanks(roles: ReadonlyMap<SeatId, RoleId>, rules: Ruleset, first: readonly SeatId[] = []): Dealt[] {
  const ranked = [...roles]
    .filter(([, role]) => rules.roles.get(role)?.family?.ranked)
    .map(([seat]) => seat)
    .sort((a, b) => place(first, a) - place(first, b));
  return [...roles].map(([seat, role]) => {
    const at = ranked.indexOf(seat);
    return { seat, role, rank: at < 0 ? null : at + 1 };
  });
}

const place = (order: readonly SeatId[], seat: SeatId): number => {
  const at = order.indexOf(seat);
  return at < 0 ? order.length : at;
};

/** Something about a deal the host should look at; `stops` = it cannot be played so. */
export interface Advice {
  stops: boolean;
  words: Phrase;
  slots: Slots;
}

/** Advice from the rules on the cards of a deal: too many, no mafia, far from a third, office without a holder. */
export function advice(counts: Counts, seats: number, rules: Ruleset): Advice[] {
  const heap = cards(counts, seats);
  if (!heap) {
    const named = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return [
      {
        stops: true,
        words: { ru: 'Ролей {named}, а мест {seats}', en: 'There are {named} roles and {seats} seats' },
        slots: { named, seats },
      },
    ];
  }
  const found: Advice[] = [];
  const family = heap.filter((role) => rules.roles.get(role)?.family).length;
  const third = Math.round(seats / 3);
  if (family === 0)
    found.push({ stops: false, words: { ru: 'В раскладе нет мафии', en: 'There is no mafia in the deal' }, slots: {} });
  else if (Math.abs(family - third) > Math.max(1, Math.round(seats / 10)))
    found.push({
      stops: false,
      words: {
        ru: 'Мафии {family}, а обычно около трети: {third}',
        en: 'The mafia are {family}; about a third is usual: {third}',
      },
      slots: { family, third },
    });
  const { title } = rules.office;
  if (title !== null && family > 0 && !heap.includes(title))
    found.push({
      stops: true,
      words: {
        ru: 'Нет роли «{title}»: мафию некому возглавить',
        en: 'The role “{title}” is missing: nobody heads the mafia',
      },
      slots: { title: rules.roles.get(title)?.words.name.ru ?? title },
    });
  for (const role of rules.roles.values()) {
    const count = heap.filter((id) => id === role.id).length;
    if (role.succeeds && count > 0 && !heap.includes(role.succeeds.of))
      found.push({
        stops: false,
        words: {
          ru: 'Есть {role}, но нет того, чьё место он занимает',
          en: '{role} is dealt without the one whose place he takes',
        },
        slots: { role: role.words.name.ru },
      });
  }
  return found;
}
