import type { Ruleset } from '../rulesets/ruleset';
import type { Phrase, Slots } from '../words';
import type { RoleId, RuleId, SeatId } from './state';

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
  /** Numbers, or ids of roles. */
  slots: Slots;
  /** What it rests on. */
  rules: readonly RuleId[];
}

/** About how many of so many players the mafia are. */
export const usualFamily = (seats: number): number => Math.round(seats / 3);

/** A deal to begin with: the usual mafia, headed where the rules want a head dealt. The rest is the host's to choose. */
export function firstCounts(seats: number, rules: Ruleset): Counts {
  const { title, acts } = rules.office;
  const family = usualFamily(seats);
  return title === null ? { [acts]: family } : { [title]: Math.min(1, family), [acts]: Math.max(0, family - 1) };
}

/**
 * Advice from the rules on the cards of a deal: too many; no mafia, or far from a third; an office nobody can hold; a mafia
 * without ranks; a role whose counterpart is missing.
 */
export function advice(counts: Counts, seats: number, rules: Ruleset): Advice[] {
  const heap = cards(counts, seats);
  if (!heap) {
    const named = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return [
      {
        stops: true,
        words: { ru: 'Ролей {named}, а мест {seats}', en: 'There are {named} roles and {seats} seats' },
        slots: { named, seats },
        rules: [],
      },
    ];
  }
  return [...familyAdvice(heap, seats, rules), ...counterparts(heap, rules)];
}

function familyAdvice(heap: readonly RoleId[], seats: number, rules: Ruleset): Advice[] {
  const family = heap.filter((role) => rules.roles.get(role)?.family);
  const third = usualFamily(seats);
  const share = rules.deal?.share ?? [];
  if (family.length === 0)
    return [
      {
        stops: false,
        words: {
          ru: 'В раскладе нет мафии, а обычно её около трети: {third}',
          en: 'There is no mafia in the deal; about a third is usual: {third}',
        },
        slots: { third },
        rules: share,
      },
    ];
  const found: Advice[] = [];
  if (Math.abs(family.length - third) > Math.max(1, Math.round(seats / 10)))
    found.push({
      stops: false,
      words: {
        ru: 'Мафии {family}, а обычно около трети: {third}',
        en: 'The mafia are {family}; about a third is usual: {third}',
      },
      slots: { family: family.length, third },
      rules: share,
    });
  const { title } = rules.office;
  if (title !== null && !heap.includes(title))
    found.push({
      stops: true,
      words: {
        ru: 'Нет роли «{title}»: мафию некому возглавить',
        en: 'The role “{title}” is missing: nobody heads the mafia',
      },
      slots: { title },
      rules: ['R-265'],
    });
  if (title === null && !family.some((role) => rules.roles.get(role)?.family?.ranked))
    found.push({
      stops: false,
      words: {
        ru: 'В мафии нет рангов: главой сразу станет тот, кто лишится своего хода',
        en: 'The mafia have no ranks: their head will be one who loses his own move by it',
      },
      slots: {},
      rules: ['R-034', ...rules.office.strips],
    });
  return found;
}

/** Roles dealt without the one they step up for or live by. */
function counterparts(heap: readonly RoleId[], rules: Ruleset): Advice[] {
  return [...rules.roles.values()].flatMap((role): Advice[] => {
    if (!heap.includes(role.id)) return [];
    const { succeeds, leansOn } = role;
    if (succeeds && !heap.includes(succeeds.of))
      return [
        {
          stops: false,
          words: {
            ru: 'В раскладе {role}, но нет роли, чьё место он занимает: {missing}',
            en: 'The deal has the {role} without the one whose place he takes: {missing}',
          },
          slots: { role: role.id, missing: succeeds.of },
          rules: succeeds.rules,
        },
      ];
    if (leansOn && !heap.includes(leansOn.role))
      return [
        {
          stops: false,
          words: {
            ru: 'В раскладе {role}, но нет роли, без которой ему нечего делать: {missing}',
            en: 'The deal has the {role} without the role he has little to do without: {missing}',
          },
          slots: { role: role.id, missing: leansOn.role },
          rules: leansOn.rules,
        },
      ];
    return [];
  });
}
