import { SecretDb } from '../../engine/store/secret/db';
import { privateFolder } from '../spare/opfs';
import { inPlace } from '../spare/put';

/** The browser's own secret database, with a file of every game beside it. */
export const openSecret = (): SecretDb => new SecretDb({ shelf: privateFolder('secret', inPlace()) });

let shared: SecretDb | null = null;

/** One connection for the whole page. The files are looked after when it is opened. */
export function pageSecret(): SecretDb {
  if (shared === null) {
    shared = openSecret();
    void shared.keeper?.catchUp();
  }
  return shared;
}
