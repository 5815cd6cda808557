import { type Check, list, mayMiss, oneOf, orNull, shape, text, variants, whole, yesNo } from '../../protocol/check';
import { account, dayPatch, overrides, POLICY_FIELDS, preset, roster, seat } from '../../protocol/shapes';
import type { Seat } from '../../votes/roster';
import type { GameEdit } from './edits';

const id = text(200);

const seatPatch = shape<Partial<Omit<Seat, 'id'>>>({
  name: mayMiss(text()),
  accounts: mayMiss(list(account)),
  aliases: mayMiss(list(text())),
  forms: mayMiss(list(text())),
  number: mayMiss(orNull(whole())),
  deadSince: mayMiss(orNull(text(200))),
  silenced: mayMiss(yesNo),
});

/** An edit as kept in the journal or the undo list. */
export const gameEdit: Check<GameEdit> = variants<GameEdit>('kind', {
  title: shape({ title: text() }),
  preset: shape({ preset }),
  override: shape({ patch: overrides }),
  reset: shape({ fields: list(oneOf(...POLICY_FIELDS)) }),
  confirm: shape({ confirmed: yesNo }),
  seat: shape({ id, patch: seatPatch }),
  'seat-put': shape({ seat, at: whole() }),
  'seat-remove': shape({ id }),
  'seat-move': shape({ id, to: whole() }),
  replace: shape({ id, account }),
  roster: shape({ roster }),
  hosts: shape({ hosts: list(account) }),
  day: shape({ patch: dayPatch }),
  'next-day': shape({}),
  finished: shape({ finished: yesNo }),
  many: (value: unknown, path: string) => shape<{ edits: GameEdit[] }>({ edits: list(gameEdit, 5000) })(value, path),
});
