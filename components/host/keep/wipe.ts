import type { Result } from '../../../engine/result';
import type { StoreProblem } from '../../../engine/store/secret/attempt';
import type { SecretDb } from '../../../engine/store/secret/db';
import { wipeGame } from '../../../engine/store/secret/log';
import type { Hands } from '../../desk/hands';
import { forgetDraft, secretDrafts, unfinishedDrafts } from '../../desk/journal';
import { openSecret } from '../secret';

/** Erases everything secret of one game: its log, drafts and ticks, and whatever a closed window had noted of it. */
export async function wipeSecrets(
  { book }: Pick<Hands, 'book'>,
  secret: SecretDb,
  id: string,
): Promise<Result<null, StoreProblem>> {
  const done = await wipeGame(secret, id);
  if (done.ok) for (const { place } of unfinishedDrafts(book, secretDrafts(id))) forgetDraft(book, place);
  return done;
}

/** The same for whatever was played as a public game that is erased for good: nothing of it may be left behind. */
export async function wipeSecretsOf(hands: Pick<Hands, 'book'>, publicGame: string): Promise<void> {
  const secret = openSecret();
  try {
    const ids = await secret.games.where({ publicGame }).primaryKeys();
    for (const id of ids) await wipeSecrets(hands, secret, id);
  } finally {
    secret.close();
  }
}
