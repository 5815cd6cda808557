import type { Ballot, BallotStatus } from '../../engine/votes/ballot';
import { LINES } from '../../engine/votes/marks';
import tokens from '../look/tokens.css?inline';
import css from './mark.css?inline';
import type { Say } from './say';
import { quiet, type Shell, shell } from './shell';
import { explain, gist, ICON, shortened } from './status';
import type { Shown } from './thread-state';

/** The status that must be seen first when a post holds several votes. */
const URGENCY: readonly BallotStatus[] = ['doubt', 'counts', 'void', 'superseded'];

export interface MarkLook {
  status: BallotStatus;
  text: string;
  /** The whole verdict in words: tooltip and accessible name. */
  title: string;
}

/** What the mark of a post says about its votes. */
export function lookOf(ballots: readonly Ballot[], names: ReadonlyMap<string, string>, say: Say): MarkLook | null {
  const status = URGENCY.find((one) => ballots.some((ballot) => ballot.status === one));
  const main = ballots.findLast((ballot) => ballot.status === status);
  if (!status || !main) return null;
  const short = status === 'counts' ? shortened(gist(main, names, say), 24) : say(`status.${status}`);
  const more = ballots.length > 1 ? ` +${ballots.length - 1}` : '';
  const decided = ballots.some((ballot) => ballot.decision !== null) ? ' ✎' : '';
  return {
    status,
    text: `${ICON[status]} ${short}${more}${decided}`,
    title: ballots.map((ballot) => explain(ballot, names, say)).join('\n'),
  };
}

interface Mark extends Shell {
  button: HTMLButtonElement;
  look: string;
}

export interface Marks {
  /** Steps that bring the marks of the page in line with the count; may be begun anew at any time. */
  show: (shown: Shown, say: Say) => Generator<void, void>;
  /** Moves the focus to the mark of a post; `false` when it has none. */
  focus: (post: string) => boolean;
  clear: () => void;
}

const IN_LINE = `${tokens}${css}`;
const BELOW = `${IN_LINE}:host{position:absolute!important}`;

const clipping = new Map<string, boolean>();

/** Whether bodies of this class cut off what hangs out of them; asked once, because the answer costs the browser work. */
function clips(body: Element): boolean {
  let known = clipping.get(body.className);
  if (known === undefined) {
    const { position, overflow } = getComputedStyle(body);
    known = position !== 'static' && overflow !== 'visible';
    clipping.set(body.className, known);
  }
  return known;
}

/** Whether words put at the end of a body would begin a new line there. */
function endsItsLine(body: Element): boolean {
  let last = body.lastChild;
  while (last && (last.nodeType === Node.COMMENT_NODE || (last.nodeType === Node.TEXT_NODE && !last.nodeValue?.trim())))
    last = last.previousSibling;
  return last instanceof Element && LINES.has(last.localName);
}

/**
 * Marks at the ends of post bodies. They take no height: the page does not move under the reader, and a long one is not
 * laid out anew for every mark. `bodyOf` finds the body of a post as the page stands now, so a mark comes back
 * after the forum drew its post anew. A body's own end is never inside a link of the author's.
 */
export function createMarks(bodyOf: (post: string) => Element | null, onPick: (post: string) => void): Marks {
  const marks = new Map<string, Mark>();
  const make = (post: string, body: Element): Mark => {
    const mark = shell('span', endsItsLine(body) && !clips(body) ? BELOW : IN_LINE);
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', (event) => {
      event.preventDefault();
      onPick(post);
    });
    quiet(mark);
    mark.root.append(button);
    const made = { ...mark, button, look: '' };
    marks.set(post, made);
    return made;
  };
  return {
    *show(shown, say) {
      const { names } = shown;
      for (const [post, mark] of marks) {
        if (shown.byPost.has(post)) continue;
        mark.host.remove();
        marks.delete(post);
      }
      for (const [post, ballots] of shown.byPost) {
        const body = bodyOf(post);
        const look = body && lookOf(ballots, names, say);
        if (!look) continue;
        const mark = marks.get(post) ?? make(post, body);
        const key = `${look.status} ${look.text} ${look.title}`;
        if (mark.look !== key) {
          mark.look = key;
          mark.button.className = look.status;
          mark.button.textContent = look.text;
          mark.button.title = look.title;
          mark.button.lang = say.lang;
          mark.button.setAttribute('aria-label', `${look.text}. ${look.title}`);
        }
        if (mark.host.parentNode !== body) body.append(mark.host);
        yield;
      }
    },
    focus(post) {
      const mark = marks.get(post);
      mark?.button.focus({ preventScroll: true });
      return mark?.host.isConnected ?? false;
    },
    clear() {
      for (const mark of marks.values()) mark.host.remove();
      marks.clear();
    },
  };
}
