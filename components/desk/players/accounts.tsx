import type { Account } from '../../../engine/store/public/edits';
import { say } from '../lang';
import { TextField } from '../ui/text-field';
import { words } from './accounts.words';

/** Forum accounts of one seat or of the hosts: nick and, where known, the forum's own id of the profile. */
export function Accounts({
  accounts,
  onChange,
}: {
  accounts: readonly Account[];
  onChange: (accounts: readonly Account[]) => void;
}) {
  const change = (at: number, patch: Partial<Account>) => {
    const old = accounts[at];
    if (old) onChange(accounts.with(at, { ...old, ...patch }));
  };
  return (
    <div class="accounts">
      {accounts.map((account, at) => (
        <div class="account" key={at}>
          <TextField
            label={say(words.nick)}
            quiet
            class="grow"
            placeholder={say(words.nick)}
            value={account.nick}
            onText={(nick) => change(at, { nick })}
          />
          <TextField
            label={say(words.id)}
            quiet
            size={9}
            placeholder={say(words.idShort)}
            value={account.id ?? ''}
            onText={(text) => change(at, { id: text.trim() === '' ? null : text.trim() })}
          />
          <button
            type="button"
            class="link"
            aria-label={say(words.removeNamed, { nick: account.nick })}
            onClick={() => onChange(accounts.toSpliced(at, 1))}
          >
            {say(words.remove)}
          </button>
        </div>
      ))}
      <button type="button" class="link" onClick={() => onChange([...accounts, { nick: '', id: null }])}>
        {say(words.add)}
      </button>
    </div>
  );
}
