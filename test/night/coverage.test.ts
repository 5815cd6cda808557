import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ROLE_FILES, ROLES } from '../../engine/roles/all';
import { DEFAULTS, FLG_OPTIONS, PROKURATOR_OPTIONS } from '../../engine/rulesets/options/all';
import { DUTIES } from '../../engine/rulesets/quotes/duties';
import { QUOTES } from '../../engine/rulesets/quotes/quotes';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = (folder: string, ends: string): string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ends) || name.endsWith(`${ends}x`))
    .map((name) => `${root}/${folder}/${name}`);

const numbers = (paths: readonly string[]): Set<string> =>
  new Set(paths.flatMap((path) => readFileSync(path, 'utf8').match(/\b[RA]-\d{3}\b/g) ?? []));

const tested = numbers(files('test', '.test.ts'));
const duties = new Set<string>([...DUTIES.flg, ...DUTIES.prokurator]);
const voting = new Set([
  'A-001',
  'A-002',
  'A-003',
  'A-005',
  'A-006',
  'A-008',
  'A-009',
  'A-010',
  'A-011',
  'A-012',
  'A-015',
  'A-115',
  'A-116',
  'A-117',
  'A-118',
  'A-119',
  'A-120',
  'A-121',
  'A-125',
  'A-146',
]);
/** Left to the host by their own words: he may overrule any order of moves and passes the detective on himself. */
const hosts = new Set(['A-035', 'A-110']);
/** Readings without an option: nothing there for a house to choose. */
const fixed = new Set([
  'A-004',
  'A-013',
  'A-018',
  'A-029',
  'A-030',
  'A-032',
  'A-037',
  'A-043',
  'A-050',
  'A-051',
  'A-052',
  'A-055',
  'A-058',
  'A-061',
  'A-063',
  'A-067',
  'A-068',
  'A-069',
  'A-073',
  'A-080',
  'A-082',
  'A-083',
  'A-087',
  'A-096',
  'A-097',
  'A-122',
  'A-123',
  'A-124',
  'A-129',
  'A-133',
  'A-141',
  'A-148',
  'A-150',
]);

describe('coverage of the rules', () => {
  test('every rule a program can keep is cited by a test', () => {
    const uncovered = [...QUOTES.keys()].filter((id) => id.startsWith('R-') && !duties.has(id) && !tested.has(id));
    expect(uncovered).toEqual([]);
  });

  test('every ruling is an option of a house, of the voting policy, fixed, or the host’s', () => {
    const options = new Set<string>([...FLG_OPTIONS, ...PROKURATOR_OPTIONS].map((option) => option.rule));
    const places = [...QUOTES.keys()].filter((id) => id.startsWith('A-'));
    expect(places.filter((id) => !options.has(id) && !voting.has(id) && !fixed.has(id) && !hosts.has(id))).toEqual([]);
  });

  test('every ruling about nights and gallows is cited by a test', () => {
    const rulings = [...QUOTES.keys()].filter((id) => id.startsWith('A-') && !voting.has(id) && !hosts.has(id));
    expect(rulings.filter((id) => !tested.has(id))).toEqual([]);
  });

  test('every option of a house is read by the engine', () => {
    const source = files('engine', '.ts')
      .filter((path) => !path.includes('/options/') && !path.includes('/quotes/'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const read = (id: string) =>
      source.includes(`option('${id}')`) ||
      source.includes(`optionOf(state, '${id}')`) ||
      source.includes(`optionOf(after, '${id}')`) ||
      source.includes(`.state, '${id}')`) ||
      source.includes(`['${id}', '`) ||
      source.includes(`'${id}', '`) ||
      source.includes(`evenDead: '${id}'`);
    expect([...DEFAULTS.keys()].filter((id) => !read(id))).toEqual([]);
  });

  test('quotes are whole: none is cut short or breaks off at a quotation mark inside', () => {
    const marks = (text: string, mark: string): number => text.split(mark).length;
    const torn = [...QUOTES.values()]
      .map(({ reading }) => reading.ru)
      .filter((ru) => ru.endsWith('…') || marks(ru, '«') !== marks(ru, '»'));
    expect(torn).toEqual([]);
  });

  test('numbers cited in code exist', () => {
    const cited = numbers([...files('engine', '.ts'), ...files('test', '.ts')]);
    expect([...cited].filter((id) => !QUOTES.has(id as never))).toEqual([]);
  });
});

describe('a role is one file and its test', () => {
  const roles = Object.entries(ROLE_FILES);
  test.each(roles)('%s: the id is the file name', (path, role) => {
    expect(path.endsWith(`/${role.id}.ts`)).toBe(true);
  });
  test.each([...ROLES.flg.values()].map((role) => [role.id]))('%s has a test', (id) => {
    expect(readdirSync(`${root}/test/roles`)).toContain(`${id}.test.ts`);
  });
  test.each(roles)('%s: words stand in the unit in both languages', (_, role) => {
    const words = [
      role.words.name,
      ...role.acts.flatMap((act) => [act.words, ...(act.limits ?? []).map((limit) => limit.words)]),
    ];
    for (const { ru, en } of words) expect([/[а-яё]/i.test(ru), /[a-z]/i.test(en)]).toEqual([true, true]);
    expect(role.words.genitive).toMatch(/[а-яё]/i);
  });
  test('shared code names no role', () => {
    const named = /doctor|girl|cop|sniper|joker|hohol|shahid|boss/;
    const shared = ['engine/night', 'engine/day', 'engine/votes'].flatMap((folder) => files(folder, '.ts'));
    const lines = shared.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => named.test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(lines).toEqual([]);
  });
});
