import { namedColour } from './colour-names';

/** A colour as declared in a post: channels 0–255, alpha 0–1. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const HEX = /^#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
// The parentheses are optional: IP.Board 2 strips them from what the player chose and leaves `rgb184 49 47`.
const CALL = /^(rgb|hsl|hwb)a?\s*\(?([^()]+)\)?$/;
const TURNS: Readonly<Record<string, number>> = { turn: 360, rad: 180 / Math.PI, grad: 0.9 };

const clamp = (value: number, top: number): number => Math.min(top, Math.max(0, value));

/** One argument of a colour function as a share of `whole`; `none` is 0, a percentage is a part of the whole. */
const share = (text: string, whole: number): number =>
  text === 'none' ? 0 : clamp(Number(text.replace('%', '')) / (text.endsWith('%') ? 100 : whole), 1);

/** Degrees of a CSS angle, 0 to 360. */
function angle(text: string): number {
  const [, digits = '', unit = ''] = /^([-+.e\d]+)(deg|turn|rad|grad)?$/.exec(text) ?? [];
  const degrees = text === 'none' ? 0 : digits === '' ? Number.NaN : Number(digits) * (TURNS[unit] ?? 1);
  return ((degrees % 360) + 360) % 360;
}

function fromHex(digits: string): Colour {
  const wide = digits.length < 5 ? digits.replace(/./g, '$&$&') : digits;
  const pair = (at: number): number => Number.parseInt(wide.slice(at, at + 2) || 'ff', 16);
  return { red: pair(0), green: pair(2), blue: pair(4), alpha: pair(6) / 255 };
}

/** Channels of a hue (degrees) whose strongest channel is `top` and weakest `low`, both 0–1. */
function fromHue(hue: number, low: number, top: number, alpha: number): Colour {
  const channel = (turn: number): number => {
    const k = (turn + hue / 60) % 6;
    // The hair above keeps halves such as 0.3 × 255 from falling below themselves.
    return Math.round(255 * (top - (top - low) * clamp(Math.min(k, 4 - k), 1)) + 1e-6);
  };
  return { red: channel(5), green: channel(3), blue: channel(1), alpha };
}

function fromCall(kind: string, args: readonly string[]): Colour | null {
  const [one = '', two = '', three = '', four = '1'] = args;
  const alpha = share(four, 1);
  let colour: Colour;
  if (kind === 'rgb') {
    const channel = (text: string): number => Math.round(255 * share(text, 255));
    colour = { red: channel(one), green: channel(two), blue: channel(three), alpha };
  } else if (kind === 'hsl') {
    const light = share(three, 100);
    const spread = share(two, 100) * Math.min(light, 1 - light);
    colour = fromHue(angle(one), light - spread, light + spread, alpha);
  } else {
    const white = share(two, 100);
    const black = share(three, 100);
    const grey = white / (white + black);
    colour = white + black < 1 ? fromHue(angle(one), white, 1 - black, alpha) : fromHue(0, grey, grey, alpha);
  }
  return Number.isNaN(colour.red + colour.green + colour.blue + colour.alpha) ? null : colour;
}

/** Declared text without what is not the colour: `!important`, case, outer white space. */
export const plainColour = (declared: string): string =>
  declared
    .replace(/!\s*important/i, '')
    .trim()
    .toLowerCase();

/**
 * Colour that a declaration means: any CSS name, hex with or without `#` (MyBB prints `color: FF0000`, which browsers
 * reject and readers of the source understand), `rgb()`, `hsl()`, `hwb()` in old and new syntax, `transparent`.
 * `null` when the text states no colour of its own: `inherit`, `currentColor`, a typo, `var(…)`.
 */
export function parseColour(declared: string): Colour | null {
  const text = plainColour(declared);
  if (text === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  const named = namedColour(text);
  if (named !== undefined) return fromHex(named);
  if (HEX.test(text)) return fromHex(text.replace('#', ''));
  const [, kind = '', inside = ''] = CALL.exec(text) ?? [];
  const args = inside.split(/[\s,/]+/).filter((arg) => arg !== '');
  return kind !== '' && (args.length === 3 || args.length === 4) ? fromCall(kind, args) : null;
}

/**
 * Key under which the host's answer about a colour is kept: `#rrggbb` for everything that can be parsed, so that
 * «salmon», `#FA8072` and `rgb(250, 128, 114)` are one question; else the text in lower case.
 */
export function colourKey(declared: string): string {
  const colour = parseColour(declared);
  if (colour === null || colour.alpha === 0) return plainColour(declared);
  return `#${((colour.red << 16) | (colour.green << 8) | colour.blue).toString(16).padStart(6, '0')}`;
}
