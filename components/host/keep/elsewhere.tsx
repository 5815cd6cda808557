import { useState } from 'preact/hooks';
import { SecretDb } from '../../../engine/store/secret/db';
import { useHands } from '../../desk/hands';
import { HostContext, hostHands } from '../table';
import { HostTrouble } from '../trouble';
import { Restore } from './restore';

/** Restoring where there is no game yet: a new browser, a new machine. */
export function RestoreElsewhere() {
  const hands = useHands();
  const [host] = useState(() => hostHands(hands, new SecretDb()));
  return (
    <HostContext.Provider value={host}>
      <HostTrouble />
      <Restore />
    </HostContext.Provider>
  );
}
