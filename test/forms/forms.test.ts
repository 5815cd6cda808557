import { expect, test } from 'vitest';
import type { Ballot } from '../../engine/votes/ballot';
import { abstains } from '../../engine/votes/tally';
import { ballots, post, roster, seat } from '../votes/thread';
import { ELSEWHERE, FORMS, type Form, policyOf } from './forms';

const read = (form: Form): readonly Ballot[] => {
  const extra = (form.with ?? []).map((it) => (typeof it === 'string' ? seat(it) : seat(it.name ?? '?', it)));
  const players = roster(['Вася', 'Петя', 'Маша', ...extra]);
  const posts = [form.says].flat().map((says) => post(form.author ?? 'Маша', says, form.post));
  return ballots(players, posts, { policy: policyOf(form), aliases: [...(form.aliases ?? [])] });
};

const name = (id: string): string => id.replace(/^s-/, '');

function said(it: Ballot | undefined): string {
  if (!it) return 'none';
  if (it.status === 'counts' && it.withdraws) return abstains(it) ? 'abstained' : 'withdrawn';
  if (it.status === 'counts') return `${it.side} ${name(it.target ?? '?')}`;
  return it.status === 'doubt'
    ? ['doubt', it.candidates.map(name).sort().join(',')].filter(Boolean).join(' ')
    : it.status;
}

const standing = (all: readonly Ballot[]): string =>
  name(all.find((it) => it.status === 'counts' && !it.withdraws)?.target ?? '-');

/** `doubt` in the table is any doubt; everything else must be read as it stands there. */
const fits = (form: Form, all: readonly Ballot[]): boolean => {
  const last = said(all.at(-1));
  const right = form.reads === 'doubt' ? last.startsWith('doubt') : last === form.reads;
  return right && (form.stands === undefined || standing(all) === form.stands);
};

const title = (form: Form): string => `form ${form.n}: ${[form.says].flat().join(' ⏎ ').slice(0, 60)} → ${form.reads}`;

test.each(FORMS.map((form) => [title(form), form] as const))('%s', (_, form) => {
  const all = read(form);
  expect(said(all.at(-1))).toMatch(
    form.reads === 'doubt' ? /^doubt/ : new RegExp(`^${form.reads.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
  );
  if (form.stands !== undefined) expect(standing(all)).toBe(form.stands);
  const reasons = all.at(-1)?.reasons ?? [];
  if (all.length > 0) expect(reasons[0]?.phrase.ru).not.toBe('');
  if (form.marked) expect(reasons.length, 'says what was assumed').toBeGreaterThan(1);
});

test('every form has a case or a reason why it has none', () => {
  const covered = new Set([...FORMS.map((it) => it.n), ...Object.keys(ELSEWHERE).map(Number)]);
  expect(Array.from({ length: 105 }, (_, at) => at + 1).filter((n) => !covered.has(n))).toEqual([]);
});

test('report: right / doubt / silently wrong', () => {
  const wrong: string[] = [];
  let right = 0;
  let doubt = 0;
  for (const form of FORMS) {
    const all = read(form);
    if (fits(form, all)) right++;
    else if (all.at(-1)?.status === 'doubt') doubt++;
    else wrong.push(`${title(form)}, read ${said(all.at(-1))}, stands ${standing(all)}`);
  }
  console.log(
    `forms: ${FORMS.length} cases of ${new Set(FORMS.map((it) => it.n)).size} forms: right ${right}, doubt ${doubt}, silently wrong ${wrong.length}`,
  );
  expect(wrong).toEqual([]);
});
