import { overrides, POLICY_FIELDS } from '../protocol/shapes';
import { err, ok, type Result } from '../result';
import type { Phrase, Slots } from '../words';
import { knownZone } from './clock';
import type { VotePolicy } from './policy';
import { applyOverrides, type PresetId } from './presets';

/** One thing wrong with rules given as JSON. */
export interface PolicyProblem {
  field: string;
  phrase: Phrase;
  slots: Slots;
}

const PROBLEMS = {
  shape: { ru: 'правила голосования должны быть объектом JSON', en: 'voting rules must be a JSON object' },
  preset: {
    ru: 'preset: «{value}» неизвестен, есть flg и prokurator',
    en: 'preset: “{value}” is unknown, there are flg and prokurator',
  },
  unknown: { ru: '{field}: такого правила нет. Есть: {known}', en: '{field}: no such rule. There are: {known}' },
  value: { ru: '{field}: значение {value} не подходит', en: '{field}: the value {value} does not fit' },
  zone: { ru: 'zone: пояс «{value}» неизвестен', en: 'zone: unknown zone “{value}”' },
} satisfies Record<string, Phrase>;

const problem = (code: keyof typeof PROBLEMS, field: string, slots: Slots = {}): PolicyProblem => ({
  field,
  phrase: PROBLEMS[code],
  slots: { field, ...slots },
});

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

/**
 * Rules of a game from JSON: `preset` (`flg` unless said) and the fields that differ from it. Every wrong field is a
 * problem of its own.
 */
export function parsePolicy(json: unknown): Result<VotePolicy, PolicyProblem[]> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return err([problem('shape', '')]);
  const { preset = 'flg', ...fields } = json as Record<string, unknown>;
  const problems: PolicyProblem[] = [];
  if (preset !== 'flg' && preset !== 'prokurator') problems.push(problem('preset', 'preset', { value: shown(preset) }));
  for (const [field, value] of Object.entries(fields)) {
    const known = (POLICY_FIELDS as readonly string[]).includes(field);
    const bad = known ? overrides({ [field]: value }, '') : null;
    if (!known) problems.push(problem('unknown', field, { known: POLICY_FIELDS.join(', ') }));
    else if (bad !== null) problems.push(problem('value', bad, { value: shown(value) }));
    else if (field === 'zone' && typeof value === 'string' && !knownZone(value))
      problems.push(problem('zone', field, { value }));
  }
  return problems.length > 0 ? err(problems) : ok(applyOverrides(preset as PresetId, fields as Partial<VotePolicy>));
}
