import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { LETTER_KINDS } from '../../../engine/letters/all';
import type { Letter } from '../../../engine/letters/letter';
import { lang, say } from '../../desk/lang';
import { namesOf } from '../story/names';
import { type Table, useHost } from '../table';
import { words } from './letters.words';
import type { Texts } from './texts';

/** Whom a letter goes to, with his role beside him: a private letter to the wrong player ends a game. */
export function recipient({ game, rules }: Table, letter: Letter): { name: string; role: string | null } {
  if (letter.to.kind !== 'seat') return { name: say(words[letter.to.kind]), role: null };
  const { seat } = letter.to;
  const names = namesOf({ game, rules });
  const role = game.state?.seats.find((it) => it.id === seat)?.role ?? '';
  return { name: names.seat(seat), role: role === '' ? null : names.role(role) };
}

interface Props {
  table: Table;
  letter: Letter;
  texts: Texts;
}

/** One letter: whom it goes to, its text, copying by a click and nothing else, «отправлено». */
export function LetterCard({ table, letter, texts }: Props) {
  const { tick } = useHost();
  const told = useSignal<'copied' | 'notCopied' | null>(null);
  const editing = useSignal(false);
  const id = useId();
  const { name, role } = recipient(table, letter);
  const kind = LETTER_KINDS.get(letter.kind)?.words[lang.value] ?? letter.kind;
  const what = `${name} — ${kind}`;
  const sent = table.ticks.has(letter.id);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(texts.text(letter, texts.format));
      told.value = 'copied';
    } catch {
      told.value = 'notCopied';
    }
  };
  return (
    <li class={`letter ${sent ? 'muted' : ''}`} data-letter={letter.id}>
      <div class="bar">
        <strong class="name">{name}</strong>
        {role !== null && <span class="sign">{role}</span>}
        <span class="grow hint">{kind}</span>
        <label class="inline">
          <input
            type="checkbox"
            checked={sent}
            aria-label={say(words.sentTo, { what })}
            onChange={(event) => void tick(table, letter.id, event.currentTarget.checked)}
          />
          {say(words.sent)}
        </label>
      </div>
      {editing.value ? (
        <div class="field">
          <label for={id} class="unseen">
            {say(words.text)}
          </label>
          <textarea
            id={id}
            rows={8}
            value={texts.markup(letter)}
            onInput={(event) => texts.edit(letter, event.currentTarget.value)}
          />
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the arrow keys must reach it
        <section class="preview" aria-label={say(words.textOf, { what })} tabIndex={0}>
          {texts.text(letter, 'plain')}
        </section>
      )}
      <div class="bar">
        <button type="button" class="primary" aria-label={say(words.copyOf, { what })} onClick={() => void copy()}>
          {say(words.copy)}
        </button>
        <button
          type="button"
          aria-label={editing.value ? undefined : say(words.editOf, { what })}
          onClick={() => (editing.value = !editing.value)}
        >
          {say(editing.value ? words.done : words.edit)}
        </button>
        {texts.edited(letter) && (
          <button type="button" class="link" onClick={() => texts.edit(letter, null)}>
            {say(words.reset)}
          </button>
        )}
        <span class="hint" role="status">
          {told.value ? say(words[told.value]) : texts.edited(letter) ? say(words.own) : ''}
        </span>
      </div>
    </li>
  );
}
