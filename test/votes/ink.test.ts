import { describe, expect, it } from 'vitest';
import { colourKey, parseColour } from '../../engine/votes/colour';
import { inkAnswers, inkOf } from '../../engine/votes/ink';

/** Every named colour of CSS by what it means as a vote, `grey` spellings and aliases included. */
const NAMES: Record<ReturnType<typeof inkOf>, string> = {
  red: 'red darkred maroon firebrick crimson indianred tomato',
  blue: 'blue navy darkblue mediumblue royalblue dodgerblue steelblue cornflowerblue midnightblue',
  doubt:
    'brown salmon darksalmon lightsalmon lightcoral coral orangered palevioletred ' +
    'deepskyblue skyblue lightskyblue slateblue mediumslateblue darkslateblue',
  other:
    'aqua aquamarine blanchedalmond bisque blueviolet burlywood cadetblue chartreuse chocolate cyan darkcyan ' +
    'darkgoldenrod darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkseagreen ' +
    'darkturquoise darkviolet deeppink forestgreen fuchsia gold goldenrod green greenyellow hotpink ' +
    'indigo khaki lawngreen lemonchiffon lightblue lightgoldenrodyellow lightgreen lightpink lightseagreen ' +
    'lightsteelblue lime limegreen magenta mediumaquamarine mediumorchid mediumpurple mediumseagreen ' +
    'mediumspringgreen mediumturquoise mediumvioletred moccasin navajowhite olive olivedrab orange orchid ' +
    'palegoldenrod palegreen paleturquoise papayawhip peachpuff peru pink plum powderblue purple rebeccapurple ' +
    'rosybrown saddlebrown sandybrown seagreen sienna springgreen tan teal turquoise violet wheat yellow ' +
    'yellowgreen',
  noise:
    'aliceblue antiquewhite azure beige black cornsilk darkgray darkgrey darkslategray darkslategrey dimgray dimgrey floralwhite gainsboro ' +
    'ghostwhite gray grey honeydew ivory lavender lavenderblush lightgray lightgrey lightslategray lightslategrey ' +
    'lightcyan lightyellow linen mintcream mistyrose oldlace seashell silver slategray slategrey snow thistle white whitesmoke',
};

describe('named colours', () => {
  it('knows all 148', () => {
    const all = Object.values(NAMES).flatMap((names) => names.split(' '));
    expect(new Set(all).size).toBe(148);
    expect(all.filter((name) => parseColour(name) === null)).toEqual([]);
  });
  for (const [ink, names] of Object.entries(NAMES)) {
    it.each(names.split(' '))(`%s is ${ink}`, (name) => {
      expect(inkOf(name)).toBe(ink);
      expect(inkOf(` ${name.toUpperCase()} !important `)).toBe(ink);
    });
  }
});

/** What the colour buttons of forum editors print, by editor. */
const PALETTES: Record<string, Partial<Record<ReturnType<typeof inkOf>, string>>> = {
  'phpBB 3': {
    red: '#FF0000 #BF0000 #800000 #FF0040 #FF4000 #FF4040 #BF4040 #FF0000',
    blue: '#0000FF #0000BF #000080 #0040FF #4040FF #0080FF #0040BF #4080FF #0000FF',
    doubt: '#400000 #FF8080 #8080FF #4000FF #BF0040 #FF4080',
    other: '#FF8000 #FFBF00 #00FF00 #008000 #00FFFF #8000FF #FF00FF #FFFF80 #804000 #80BF00 #FF0080 #4000BF #80BFBF',
    noise: '#000000 #404040 #808080 #BFBFBF #FFFFFF',
  },
  'phpBB 2': {
    red: 'darkred red',
    blue: 'blue darkblue',
    doubt: 'brown',
    other: 'orange yellow green olive cyan indigo violet',
    noise: 'white black',
  },
  'MyBB (SCEditor)': {
    red: '#FF4136 #E82A1F #C10300 #FF5F54',
    blue: '#44B8FF #1E92F7 #0074D9 #005DC2 #00369B',
    doubt: '#FF857A',
    other: '#b3d5f4 #C3FFFF #ffc6c3',
    noise: '#000000 #444444',
  },
  'SMF 2.0 and 2.1': {
    red: 'maroon red',
    blue: 'blue navy',
    doubt: 'brown',
    other: 'green orange teal hotpink pink yellow limegreen purple',
    noise: 'black grey white beige',
  },
  'XenForo 2 (Froala)': {
    red: 'rgb(184,49,47) rgb(209,72,65) rgb(226,80,65) rgb(235,107,86) #B8312F #D14841 #E25041 #EB6B56',
    blue: 'rgb(41,105,176) rgb(44,130,201) rgb(61,142,185) #2969B0 #2C82C9 #3D8EB9',
    doubt: '#54ACD2 rgb(84,172,210)',
    other:
      '#61BD6D #1ABC9C #9365B8 #475577 #41A85F #00A885 #553982 #28324E #F7DA64 #FBA026 #FAC51C #F37934 rgb(243,121,52)',
    noise: '#CCCCCC #000000 #A38F84 #EFEFEF #FFFFFF #7C706B #D1D5D8',
  },
  'XenForo 1 (Redactor)': {
    red: '#c0504d #d99694 #953734',
    blue: '#1f497d #4f81bd #548dd4 #17365d',
    other: '#9bbb59 #8064a2 #4bacc6 #f79646 #ffff00',
    noise: '#ffffff #000000 #eeece1',
  },
  'CKEditor up to 4.5 (IPS 4.0, vBulletin 5)': {
    red: '#800000 #B22222 #F00',
    blue: '#000080 #0000CD #00F',
    doubt: '#A52A2A #FFA07A',
    other: '#8B4513 #008080 #4B0082 #DAA520 #006400 #40E0D0 #800080 #FF8C00 #FFD700 #008000 #0FF #EE82EE',
    noise: '#000 #2F4F4F #696969 #808080',
  },
  'CKEditor from 4.6 (IPS 4.2)': {
    red: '#E74C3C #C0392B',
    blue: '#3498DB #2980B9',
    other: '#1ABC9C #2ECC71 #9B59B6 #F1C40F #16A085 #27AE60 #8E44AD #2C3E50 #F39C12 #E67E22 #D35400',
    noise: '#4E5F70 #ECF0F1 #95A5A6 #DDD #FFF #BDC3C7 #7F8C8D #999 #000',
  },
  'vBulletin 3 and 4': {
    red: 'Red DarkRed',
    blue: 'Navy Blue RoyalBlue',
    doubt: 'DarkSlateBlue DeepSkyBlue',
    other:
      'Sienna DarkOliveGreen DarkGreen Indigo DarkOrange Olive Green Teal SandyBrown YellowGreen ' +
      'SeaGreen MediumTurquoise Purple Magenta Orange Yellow Lime Cyan DarkOrchid Pink Wheat LemonChiffon ' +
      'PaleGreen PaleTurquoise LightBlue Plum',
    noise: 'Black DarkSlateGray SlateGray DimGray Gray Silver White',
  },
  'IP.Board 2': { red: 'crimson firebrick darkred', blue: 'royalblue darkblue', doubt: 'coral skyblue' },
  'pasted text': { noise: 'rgb(40,40,40) #353c41 rgb(53,60,65) #464138 rgb(0,0,0) transparent' },
};

describe.each(Object.entries(PALETTES))('palette of %s', (_, classes) => {
  it.each(Object.entries(classes).flatMap(([ink, colours]) => colours.split(' ').map((colour) => [colour, ink])))(
    '%s is %s',
    (colour, ink) => expect(inkOf(colour)).toBe(ink),
  );
});

describe('ways to write a colour', () => {
  it.each([
    ['#f00', '#ff0000'],
    ['#F00F', '#ff0000'],
    ['#ff0000', '#ff0000'],
    ['#FF0000FF', '#ff0000'],
    ['FF0000', '#ff0000'],
    ['f00', '#ff0000'],
    ['  Red ', '#ff0000'],
    ['RED!important', '#ff0000'],
    ['red ! IMPORTANT', '#ff0000'],
    ['rgb(255,0,0)', '#ff0000'],
    ['rgb( 255 , 0 , 0 )', '#ff0000'],
    ['RGB(255 0 0)', '#ff0000'],
    ['rgb(255 0 0 / 50%)', '#ff0000'],
    ['rgba(255, 0, 0, .8)', '#ff0000'],
    ['rgb(100%, 0%, 0%)', '#ff0000'],
    ['rgb(300, -20, 0)', '#ff0000'],
    ['rgb(255 none none)', '#ff0000'],
    ['rgb184 49 47', '#b8312f'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
    ['hsl(360deg 100% 50%)', '#ff0000'],
    ['hsl(0 100 50)', '#ff0000'],
    ['hsla(120, 100%, 25%, 1)', '#008000'],
    ['hsl(0.6667turn 100% 50%)', '#0000ff'],
    ['hsl(-120 100% 50%)', '#0000ff'],
    ['hsl(4.18879rad 100% 50%)', '#0000ff'],
    ['hsl(266.6667grad 100% 50%)', '#0000ff'],
    ['hsl(0, 75%, 60%)', '#e64d4d'],
    ['hsl(240, 75%, 60%)', '#4d4de6'],
    ['hwb(0 0% 0%)', '#ff0000'],
    ['hwb(240 20% 20%)', '#3333cc'],
    ['hwb(0 60% 60%)', '#808080'],
    ['darkslategrey', '#2f4f4f'],
    ['LightSlateGray', '#778899'],
  ])('%s → %s', (written, key) => expect(colourKey(written)).toBe(key));

  it.each([
    '',
    'inherit',
    'initial',
    'unset',
    'currentColor',
    'transaprent',
    'transparent',
    '#ff000000',
    'rgba(255,0,0,0)',
    'rgb(255,0)',
    'rgb(1,2,3,4,5)',
    'rgb(a,b,c)',
    'hsl(red, 100%, 50%)',
    '#ff00',
    '#f',
    '#ff0000f',
    'FF000',
    'var(--red)',
    'красный',
    'expression(alert(1))',
    '((((((((((((',
    'constructor',
    '__proto__',
  ])('%j is noise', (written) => {
    if (written === '#ff00') return expect(parseColour(written)?.alpha).toBe(0);
    return expect(inkOf(written)).toBe('noise');
  });

  it.each(['oklch(62% 0.26 29)', 'lab(54% 80 70)', 'color(display-p3 1 0 0)', 'color-mix(in srgb, red, blue)'])(
    '%s is a colour nobody converts here: ask',
    (written) => expect(inkOf(written)).toBe('doubt'),
  );
});

describe("the host's answers", () => {
  const answers = inkAnswers([
    { colour: 'Salmon', means: 'red' },
    { colour: 'skyblue', means: 'blue' },
    { colour: 'rgb(165,42,42)', means: 'none' },
    { colour: 'green', means: 'red' },
    { colour: 'oklch(62% 0.26 29)', means: 'red' },
  ]);
  it.each([
    ['#FA8072', 'red'],
    ['salmon', 'red'],
    ['#87ceeb', 'blue'],
    ['brown', 'noise'],
    ['#008000', 'red'],
    ['OKLCH(62% 0.26 29)', 'red'],
    ['coral', 'doubt'],
    ['red', 'red'],
  ])('%s is %s', (colour, ink) => expect(inkOf(colour, answers)).toBe(ink));

  it('keyed by the colour as written in lower case, as the store keeps them', () =>
    expect(inkOf('OrangeRed', new Map([['orangered', 'red']]))).toBe('red'));
});
