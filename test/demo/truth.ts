/**
 * What a careful host counts in the demo game, made by hand from the posts of `day.ts` (numbers are posts) and the
 * FLG rules: red −1, blue +1, the last vote stands, nobody voted −2, the silenced 0.
 *
 * | player          | vote in force          | post |
 * |-----------------|------------------------|------|
 * | Лиса Алиса      | against Гоша           | 52   |
 * | Тихон           | none, −2               |      |
 * | Morgana           | against Гоша           | 6    |
 * | КотоФей         | against Гоша           | 54   |
 * | Снежная_Барыня  | against Гоша (28 names the dead, 59 is late) | 10 |
 * | Гоша            | against Morgana          | 23   |
 * | Ёжик в тумане   | against Гоша           | 45   |
 * | [Сэм]           | withdrawn in 29, −2    |      |
 * | Полина Ч.       | silenced, 0            |      |
 * | Штурман         | against Пан Тадеуш     | 58   |
 * | Доктор Ливси    | against Пан Тадеуш     | 57   |
 * | Бабка Ёжка      | against Пан Тадеуш     | 31   |
 * | O'Коннор        | against Morgana          | 44   |
 * | Марта           | for Гоша               | 55   |
 * | Марк            | against Гоша           | 48   |
 * | Пан Тадеуш      | against Бабка Ёжка     | 53   |
 * | Zайка           | against Пан Тадеуш (51 is a doubt) | 36 |
 * | Весёлый Роджер  | against Снежная_Барыня | 39   |
 * | Тень            | none, −2               |      |
 */
export interface Row {
  against: number;
  for: number;
  penalty: number;
  total: number;
}

const row = (against: number, forHim: number, penalty: number): Row => ({
  against,
  for: forHim,
  penalty,
  total: forHim - against + penalty,
});

/** Whole game, roster confirmed, Гриф dead, Полина Ч. silenced, deadline 21:00; players with zeros are left out. */
export const FULL: Readonly<Record<string, Row>> = {
  Гоша: row(6, 1, 0),
  'Пан Тадеуш': row(4, 0, 0),
  Morgana: row(2, 0, 0),
  'Бабка Ёжка': row(1, 0, 0),
  Снежная_Барыня: row(1, 0, 0),
  Тихон: row(0, 0, -2),
  '[Сэм]': row(0, 0, -2),
  Тень: row(0, 0, -2),
};

export const ABSENT: readonly string[] = ['Тихон', '[Сэм]', 'Тень'];

/**
 * Page 3 alone, first use: no roster, so the authors of the page are candidates, nobody is absent, and there is no
 * deadline, so that post 59 counts. 44 Morgana; 45, 48, 52, 54 Гоша, 55 for him; 53 Бабка Ёжка; 57, 58, 59 Пан Тадеуш.
 */
export const PAGE_3: Readonly<Record<string, Row>> = {
  Гоша: row(4, 1, 0),
  'Пан Тадеуш': row(3, 0, 0),
  Morgana: row(1, 0, 0),
  'Бабка Ёжка': row(1, 0, 0),
};

/** Posts of page 3 that are doubts on first use: 51, brown. */
export const PAGE_3_DOUBTS: readonly number[] = [51];

/** Verdict of a post of the whole game. */
export const VERDICTS: Readonly<Record<number, 'counts' | 'superseded' | 'void' | 'doubt'>> = {
  6: 'counts',
  10: 'counts',
  23: 'counts',
  31: 'counts',
  36: 'counts',
  39: 'counts',
  44: 'counts',
  45: 'counts',
  48: 'counts',
  52: 'counts',
  53: 'counts',
  54: 'counts',
  55: 'counts',
  57: 'counts',
  58: 'counts',
  11: 'void',
  12: 'void',
  24: 'void',
  28: 'void',
  59: 'void',
  51: 'doubt',
};

/** Posts of each player in the whole thread, all of one day; Тень never wrote. Counted by hand from `day.ts`. */
export const WROTE: Readonly<Record<string, number>> = {
  'Лиса Алиса': 4,
  Тихон: 3,
  Morgana: 3,
  КотоФей: 3,
  Снежная_Барыня: 4,
  Гоша: 3,
  'Ёжик в тумане': 3,
  '[Сэм]': 2,
  'Полина Ч.': 2,
  Штурман: 4,
  'Доктор Ливси': 3,
  'Бабка Ёжка': 3,
  "O'Коннор": 2,
  Марта: 3,
  Марк: 3,
  'Пан Тадеуш': 3,
  Zайка: 3,
  Гриф: 1,
  'Весёлый Роджер': 3,
  Тень: 0,
};

/** Last post of each of these players. */
export const LAST: Readonly<Record<string, number>> = { Гриф: 12, 'Полина Ч.': 30, '[Сэм]': 29, Снежная_Барыня: 59 };
