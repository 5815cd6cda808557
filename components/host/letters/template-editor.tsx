import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { checkTemplate, LETTER_KINDS, LETTER_TEXTS } from '../../../engine/letters/all';
import { textId } from '../../../engine/letters/letter';
import { setTemplate, templates } from '../../../engine/store/secret/drafts';
import type { Lang } from '../../../engine/words';
import { lang as page, say } from '../../desk/lang';
import { useLive } from '../../desk/live';
import { useHost } from '../table';
import { words } from './letters.words';

/** The wording of letters, one text at a time; what cannot be used is said at once and not kept. */
export function TemplateEditor({ lang }: { lang: Lang }) {
  const { secret } = useHost();
  const chosen = useSignal('role');
  const rows = useLive(() => templates(secret), []);
  if (rows === undefined) return null;
  const kept = rows.ok ? rows.value.find((row) => row.kind === chosen.value && row.lang === lang) : undefined;
  return (
    <div class="stack">
      <p class="hint">{say(words.templatesHint)}</p>
      <label class="inline">
        {say(words.which)}
        <select value={chosen.value} onChange={(event) => (chosen.value = event.currentTarget.value)}>
          {[...LETTER_KINDS.values()].map((kind) => (
            <optgroup key={kind.id} label={kind.words[page.value]}>
              {Object.entries(kind.texts).map(([part, text]) => (
                <option key={part} value={textId(kind.id, part)}>
                  {text.words[page.value]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <OneTemplate key={`${chosen.value}/${lang}`} id={chosen.value} lang={lang} kept={kept?.text ?? null} />
    </div>
  );
}

function OneTemplate({ id, lang, kept }: { id: string; lang: Lang; kept: string | null }) {
  const { secret, trouble } = useHost();
  const field = useId();
  const standard = LETTER_TEXTS.get(id)?.text;
  const typed = useSignal<string | null>(null);
  const value = typed.value ?? kept ?? standard?.[lang] ?? '';
  const checked = checkTemplate(id, value);
  const problem = checked.ok ? null : checked.error;
  const keep = async (text: string | null): Promise<void> => {
    const done = await setTemplate(secret, id, lang, text);
    trouble.value = done.ok ? null : done.error;
  };
  const change = (text: string): void => {
    typed.value = text;
    if (checkTemplate(id, text).ok) void keep(text === standard?.[lang] ? null : text);
  };
  const slots = standard?.slots.map((slot) => `{${slot}}`).join(', ') ?? '';
  const state = problem
    ? say(words.notSaved, { why: say(problem.words, problem.slots) })
    : say(value === standard?.[lang] ? words.standard : words.good);
  return (
    <div class="field">
      <label for={field}>{say(words.template, { what: standard?.words[page.value] ?? id })}</label>
      <textarea
        id={field}
        rows={8}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${field}-state ${field}-slots`}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <span id={`${field}-slots`} class="hint">
        {slots === '' ? say(words.noSlots) : say(words.slots, { slots })}
      </span>
      <span id={`${field}-state`} class={`hint ${problem ? 'bad' : ''}`} role="status">
        {state}
      </span>
      {value !== standard?.[lang] && (
        <button
          type="button"
          class="link"
          onClick={() => {
            typed.value = null;
            void keep(null);
          }}
        >
          {say(words.standardAgain)}
        </button>
      )}
    </div>
  );
}
