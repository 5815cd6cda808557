import type { Ink } from '../forums/page';
import { type Colour, colourKey, parseColour, plainColour } from './colour';

/** What the host said a colour means on this forum. */
export type InkAnswer = 'red' | 'blue' | 'none';
/** The host's answers by `colourKey`; `inkAnswers` makes them from what is stored. */
export type InkAnswers = ReadonlyMap<string, InkAnswer>;

/** Inside a zone by numbers, yet people do not agree on them: brown, salmon, darksalmon, slateblue, mediumslateblue. */
const ASK: ReadonlySet<string> = new Set(['#a52a2a', '#fa8072', '#e9967a', '#6a5acd', '#7b68ee']);

/** Colour spaces not converted here; whoever writes them chose a colour, so the host is asked. */
const EXOTIC = /^(?:(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark)\(/;

/** A chroma below this reads as grey, black or white: what comes along with pasted text (#353c41, #f5f5dc). */
const GREY = 36;

/** Hue in degrees from −30 to 330, so that red is one interval; then least saturation; lightness; the last two in percent. */
type Zone = readonly [from: number, to: number, saturation: number, dark: number, light: number];

// What the eye calls red and blue, computed from the palettes of thirteen forum editors, and around each a belt of
// colours that one reader would count and another would not: those are asked about, never guessed.
const RED: Zone = [-16, 15.5, 45, 18, 72];
const BLUE: Zone = [200, 255, 40, 12, 70];
const RED_BELT: Zone = [-24, 18, 30, 8, 78];
const BLUE_BELT: Zone = [194, 258, 35, 8, 78];

function zoneOf(colour: Colour): Ink | 'noise' {
  const { red, green, blue } = colour;
  const top = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const chroma = top - low;
  if (chroma < GREY || colour.alpha < 0.1) return 'noise';
  const sector =
    top === red ? (green - blue) / chroma : top === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  const hue = sector * 60;
  const saturation = (100 * chroma) / (255 - Math.abs(top + low - 255));
  const lightness = (top + low) / 5.1;
  const within = ([from, to, least, dark, light]: Zone): boolean =>
    hue >= from && hue <= to && saturation >= least && lightness >= dark && lightness <= light;
  if (within(RED)) return 'red';
  if (within(BLUE)) return 'blue';
  return within(RED_BELT) || within(BLUE_BELT) ? 'doubt' : 'other';
}

const known = new Map<string, Ink | 'noise' | null>();

/**
 * Meaning of a declared colour, `null` when it states no colour of its own (`inherit`, a typo) and the colour around it
 * shows through. The host's answer about the colour comes first.
 */
export function statedInk(declared: string, answers?: InkAnswers): Ink | 'noise' | null {
  const answer = answers?.size ? (answers.get(colourKey(declared)) ?? answers.get(plainColour(declared))) : undefined;
  if (answer !== undefined) return answer === 'none' ? 'noise' : answer;
  let ink = known.get(declared);
  if (ink === undefined) {
    const colour = parseColour(declared);
    if (colour === null) ink = EXOTIC.test(plainColour(declared)) ? 'doubt' : null;
    else ink = ASK.has(colourKey(declared)) ? 'doubt' : zoneOf(colour);
    // A page can hold any number of colours (rainbow nicks); the memory is for the dozen that recur.
    if (known.size > 500) known.clear();
    known.set(declared, ink);
  }
  return ink;
}

/**
 * What a colour declared in a post means as a vote: red, blue, a doubt for the host, some other definite colour, or
 * `noise` (grey, black, white, transparent, nothing that is a colour).
 *
 * @param declared CSS colour text as it stands in `style` or `font[color]`
 * @param answers the host's answers for this forum
 */
export function inkOf(declared: string, answers?: InkAnswers): Ink | 'noise' {
  return statedInk(declared, answers) ?? 'noise';
}

/** Answers as stored (any spelling of the colour) → the map `inkOf` and `readMarks` take; a later answer replaces an earlier. */
export function inkAnswers(stored: Iterable<{ colour: string; means: InkAnswer }>): InkAnswers {
  return new Map(Array.from(stored, ({ colour, means }) => [colourKey(colour), means]));
}
