import { fraction } from '../../../engine/fraction';
import { lang, say } from '../../desk/lang';
import { TextField } from '../../desk/ui/text-field';
import { chanceText } from '../story/chance';
import type { Names } from '../story/names';
import { Select } from '../story/select';
import { words } from './dice.words';
import type { Lying, NightDraft } from './night-draft';
import type { BoardDie } from './play';

type Setting = NightDraft['setting'][string];

interface Props {
  die: BoardDie;
  lying: Lying | null;
  setting: Setting | null;
  names: Names;
  onThrow: () => void;
  onSetting: (setting: Setting | null) => void;
  onSet: (setting: Setting) => void;
}

/** What a die decides, and about whom. */
export function dieText({ thrown }: Pick<BoardDie, 'thrown'>, names: Names): string {
  const said = { what: thrown.die.words[lang.value], who: names.seat(thrown.actor) };
  return thrown.target === null
    ? say(words.whose, said)
    : say(words.whoseOn, { ...said, target: names.seat(thrown.target) });
}

export function DieRow({ die, lying, setting, names, onThrow, onSetting, onSet }: Props) {
  const what = dieText(die, names);
  return (
    <li class="die">
      <div class="tools">
        <span class="grow">
          {what} <span class="hint">{chanceText(fraction(...die.thrown.die.chance))}</span>
        </span>
        {lying === null ? (
          <button type="button" aria-label={say(words.oneOf, { what })} onClick={onThrow}>
            {say(words.one)}
          </button>
        ) : (
          <span class="strong">{say(lying.yes ? words.yes : words.no)}</span>
        )}
        {lying?.how === 'set' && <span class="hint">{say(words.set, { reason: lying.reason ?? '' })}</span>}
        {setting === null && (
          <button
            type="button"
            class="link"
            aria-label={say(words.setOf, { what })}
            onClick={() => onSetting({ yes: !(lying?.yes ?? false), reason: '' })}
          >
            {say(words.setIt)}
          </button>
        )}
      </div>
      {setting !== null && (
        <div class="tools">
          <Select
            label={say(words.how, { what })}
            value={setting.yes ? 'yes' : 'no'}
            onChoose={(yes) => onSetting({ ...setting, yes: yes === 'yes' })}
          >
            <option value="yes">{say(words.setYes)}</option>
            <option value="no">{say(words.setNo)}</option>
          </Select>
          <TextField
            label={say(words.reason, { what })}
            quiet
            class="grow"
            placeholder={say(words.reason, { what: '' }).replace(/[:\s]+$/, '')}
            value={setting.reason}
            onText={(reason) => onSetting({ ...setting, reason })}
          />
          <button
            type="button"
            aria-label={say(words.applyOf, { what })}
            disabled={setting.reason.trim() === ''}
            onClick={() => onSet(setting)}
          >
            {say(words.apply)}
          </button>
          <button type="button" class="link" onClick={() => onSetting(null)}>
            {say(words.cancel)}
          </button>
        </div>
      )}
    </li>
  );
}
