import { useState } from 'preact/hooks';
import { SecretDb } from '../../../engine/store/secret/db';
import { useHands } from '../../desk/hands';
import { say } from '../../desk/lang';
import { HostContext, hostHands, useHost } from '../table';
import { Restore } from './restore';

/** Restoring where there is no game yet: a new browser, a new machine. */
export function RestoreElsewhere() {
  const hands = useHands();
  const [host] = useState(() => hostHands(hands, new SecretDb()));
  return (
    <HostContext.Provider value={host}>
      <Trouble />
      <Restore />
    </HostContext.Provider>
  );
}

function Trouble() {
  const told = useHost().trouble.value;
  return (
    <div role="alert" class="trouble" hidden={told === null}>
      {told && say(told.words, told.slots)}
    </div>
  );
}
