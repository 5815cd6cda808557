import { useState } from 'preact/hooks';
import { useHands } from '../../desk/hands';
import { pageSecret } from '../secret';
import { HostContext, hostHands } from '../table';
import { HostTrouble } from '../trouble';
import { Restore } from './restore';

/** Restoring where there is no game yet: a new browser, a new machine. */
export function RestoreElsewhere() {
  const hands = useHands();
  const [host] = useState(() => hostHands(hands, pageSecret()));
  return (
    <HostContext.Provider value={host}>
      <HostTrouble />
      <Restore />
    </HostContext.Provider>
  );
}
