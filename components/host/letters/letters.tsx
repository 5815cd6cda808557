import type { GameEvent } from '../../../engine/game/events';
import { lettersOfGame } from '../../../engine/letters/of-game';
import { say } from '../../desk/lang';
import type { TabProps } from '../tabs';
import { Cards, LetterChoices } from './letter-list';
import { words } from './letters.words';
import { TemplateEditor } from './template-editor';
import { useTexts } from './texts';
import { shownIn, zoneOfGame } from './times';

/** Every letter of the game, the newest event first, and the wording of them all. */
export function Letters({ table, game }: TabProps) {
  const texts = useTexts(table);
  if (texts === undefined) return null;
  const groups = lettersOfGame(table.events, shownIn(zoneOfGame(game), texts.lang)).toReversed();
  return (
    <div class="stack">
      <LetterChoices texts={texts} />
      {groups.length === 0 && <p class="empty">{say(words.none)}</p>}
      {groups.map(({ event, letters }, at) => (
        <details key={groups.length - at} class="fold-box" open={at === 0}>
          <summary>{title(event)}</summary>
          <Cards table={table} letters={letters} texts={texts} />
        </details>
      ))}
      <details class="fold-box">
        <summary>{say(words.templates)}</summary>
        <TemplateEditor lang={texts.lang} />
      </details>
    </div>
  );
}

function title(event: GameEvent): string {
  switch (event.kind) {
    case 'night':
      return say(words.night, { number: event.night });
    case 'day-opened':
      return say(words.opened, { number: event.day });
    case 'verdict':
      return say(words.verdict, { number: event.day });
    case 'modkill':
    case 'disqualified':
      return say(words.strike);
    case 'ended':
      return say(words.ended);
    case 'dealt':
      return say(words.deal);
    default:
      return say(words.ruling);
  }
}
