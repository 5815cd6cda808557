import { caseForms } from '../../../engine/letters/declension';
import type { GameEdit } from '../../../engine/store/public/edits';
import type { Seat } from '../../../engine/votes/roster';

const declined = (seat: Seat): Seat => ({ ...seat, forms: caseForms(seat.name) });

/**
 * A change with the case forms of every nick it brings: they are made here, where the declension library is, and travel
 * with the roster to the counter.
 */
export function withForms(edit: GameEdit): GameEdit {
  switch (edit.kind) {
    case 'seat-put':
      return { ...edit, seat: declined(edit.seat) };
    case 'seat':
      return edit.patch.name === undefined
        ? edit
        : { ...edit, patch: { ...edit.patch, forms: caseForms(edit.patch.name) } };
    case 'roster':
      return { ...edit, roster: { ...edit.roster, seats: edit.roster.seats.map(declined) } };
    case 'many':
      return { ...edit, edits: edit.edits.map(withForms) };
    default:
      return edit;
  }
}
