import { textOf, valueAt } from './chain';
import type { TimeReader } from './dates';
import type { Forum } from './forum';
import type { Edit } from './page';

// How the packs of all engines begin an edit note (facts.md §10); what follows is the editor and the date in any order.
const VERB =
  /(?:последн\S+ (?:раз )?редактировал\S*|последнее (?:редактирование|изменение)|сообщение отредактировал\S*|сообщение было (?:изменено|отредактировано)|изменено|отредактировано|last (?:edited|modified|edit)|(?:was|has been) (?:edited|modified)|edited|[uú]ltima modificaci[oó]n|zuletzt (?:geändert|bearbeitet))/iu;
const ROLE = '(?:модератором|пользователем|администратором|от|by|por|von)';
const AFTER = new RegExp(String.raw`^[\s.,]*${ROLE}\s+(.+)$`, 'iu');
const LEAD = new RegExp(String.raw`^[\s:]*(?:${ROLE}(?=[\s:]|$))?[\s:]*`, 'iu');
const TAIL = /(?:\s*[;:,(]|\s+[-–—|])?(?:\s+(?:on|at|am|в))?\s*$/iu;
const REASON = /(?:\s+(?:Причина|Reason|Motivo)(?: [\p{L} ]+)?:|\.\s+Edited \d).*$/iu;
// Two posts joined by the forum itself are no edit: nothing the author wrote has changed.
const MERGED = /добавлено (?:сообщение|через)|сообщени[яй] объединен|automerged|doublepost/iu;
const NOBODY = /^(?:an? )?(?:moderator|administrator|member of the staff|staff member|модератор|администратор)?$/iu;

/** Editor's name out of the words of a note; `null` when the note names nobody («…модератором: 5 мая»). */
function editorIn(note: string, date: { from: number; to: number } | null): string | null {
  const verb = VERB.exec(note);
  if (verb === null) return null;
  const start = verb.index + verb[0].length;
  const after = date === null ? null : AFTER.exec(note.slice(date.to));
  let name =
    after?.[1]?.replace(REASON, '') ??
    note
      .slice(start, Math.max(start, date?.from ?? note.length))
      .replace(LEAD, '')
      .replace(TAIL, '');
  if (note.startsWith('(') && name.endsWith(')')) name = name.slice(0, -1);
  name = name.trim().replace(/[.;,]$/, '');
  return NOBODY.test(name) ? null : name;
}

/** Reads the edit note of a post. `null`: the element is no edit note (an attachment's caption, an empty place). */
export function readEdit(note: Element, forum: Forum, times: TimeReader): Edit | null {
  const text = textOf(note);
  if (text === '' || MERGED.test(text)) return null;
  const named = valueAt(forum.editor, note);
  // A name may look like a date.
  const found = times.find(named === null ? text : text.replace(named, ''));
  const exact = typeof forum.editTime === 'function' ? null : valueAt(forum.editTime, note);
  const fuller = typeof forum.editTime === 'function' ? forum.editTime(note) : null;
  const by = named ?? editorIn(text, found);
  const at = exact !== null ? times.read(exact) : ((fuller === null ? found : times.find(fuller))?.time ?? null);
  return by === null && !VERB.test(text) ? null : { by, at };
}
