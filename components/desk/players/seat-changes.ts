import type { GameEdit } from '../../../engine/store/public/edits';
import type { Seat } from '../../../engine/votes/roster';

type Patch = Extract<GameEdit, { kind: 'seat' }>['patch'];

/** A seat nobody has been put on yet. */
export const emptySeat = (id: string): Seat => ({
  id,
  name: '',
  accounts: [],
  aliases: [],
  forms: [],
  number: null,
  deadSince: null,
  silenced: false,
});

/** The nick is typed: while the only account is the nick itself, it follows. */
export function renamed(seat: Seat, name: string): Patch {
  const [only, ...others] = seat.accounts;
  if (others.length > 0) return { name };
  if (only === undefined) return { name, accounts: name === '' ? [] : [{ nick: name, id: null }] };
  return only.nick === seat.name ? { name, accounts: [{ ...only, nick: name }] } : { name };
}

/** «Чтотик, Что-то» → the names apart; commas and semicolons part them. */
export const aliasesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((alias) => alias.trim())
      .filter((alias) => alias !== ''),
  ),
];

/** A roster number, `null` for anything that is none. */
export const numberIn = (text: string): number | null => {
  const typed = text.trim().replace(/^[№#]\s*/, '');
  return /^\d{1,6}$/.test(typed) ? Number(typed) : null;
};
