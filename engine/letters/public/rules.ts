import type { GameState, RuleId } from '../../game/state';
import type { Role } from '../../roles/role';
import { RULESETS } from '../../rulesets/all';
import { quoteOf, RULE_TEXT } from '../../rulesets/quotes/quotes';
import type { Ruleset } from '../../rulesets/ruleset';
import type { Phrase } from '../../words';
import { whole } from '../quoted';
import { type Announced, announce, byText } from './announced';

export interface PublicRules {
  ruleset: Phrase;
  general: readonly Phrase[];
  /** Roles dealt, by name; not who has them and not how many there are. */
  roles: readonly { name: Phrase; quotes: readonly Phrase[] }[];
  /** House options that are not at their default. */
  differences: readonly { what: Phrase; choice: Phrase }[];
  /** On whose side one plays whom the host announces at the start; `null` when there is none such. */
  announcedSide: { name: Phrase; side: 'maniac' | 'own' } | null;
}

/** The rules of this game: base text for the roles in play and what this house reads otherwise. */
export function publicRules(state: GameState): PublicRules & Announced {
  const rules = RULESETS[state.ruleset];
  const dealt = state.setup.roles.flatMap((id) => rules.roles.get(id) ?? []);
  const owners = rulesByOwner(rules);
  const read = (ids: readonly RuleId[]): Phrase[] => whole(ids.map((id) => quoteOf(id).reading));
  const pimp = dealt.find((role) => role.side === 'pimp');
  return announce({
    ruleset: rules.words,
    general: read(owners.get(null) ?? []),
    roles: byText(dealt, (role) => role.words.name.ru).map((role) => ({
      name: role.words.name,
      quotes: read(linesOf(role, owners)),
    })),
    differences: rules.options.flatMap(({ id, words, choices, byDefault }) => {
      const chosen = state.options[id] ?? byDefault;
      const choice = choices.find((one) => one.id === chosen);
      return chosen === byDefault || !choice ? [] : [{ what: words, choice: choice.words }];
    }),
    announcedSide: pimp ? { name: pimp.words.name, side: state.setup.prostituteSide } : null,
  });
}

type Owners = ReadonlyMap<string | null, readonly RuleId[]>;

/** A role's own lines and those it shares with another, in the order of the text. */
function linesOf(role: Role, owners: Owners): RuleId[] {
  const everybodys = owners.get(null) ?? [];
  const shared = role.rules.filter((id) => id.startsWith('R-') && !everybodys.includes(id));
  return [...new Set([...(owners.get(role.id) ?? []), ...shared])].sort();
}

/** Lines of the rule text by the role they belong to, by what the roles cite; `null`: to everybody. */
function rulesByOwner(rules: Ruleset): Owners {
  const cited = [...rules.roles.values()].map((role) => [role.id, citations(role)] as const);
  const owners = new Map<string | null, RuleId[]>();
  for (const { roles, lines } of RULE_TEXT[rules.id]) {
    const claims = lines.map((id) =>
      roles === 'none' ? [] : cited.filter(([, ids]) => ids.has(id)).map(([it]) => it),
    );
    // Lines before the first role of a running text are the preface to it.
    let owner = roles === 'running' ? (claims.find((it) => it.length > 0)?.[0] ?? null) : null;
    for (const [i, id] of lines.entries()) {
      const by = claims[i] ?? [];
      const keeps = owner !== null && (by.length === 0 ? roles === 'running' : by.includes(owner));
      if (!keeps) owner = by[0] ?? null;
      owners.set(owner, [...(owners.get(owner) ?? []), id]);
    }
  }
  return owners;
}

/** Every number a role cites in its own declaration. */
function citations(role: Role): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && /^R-\d+$/.test(value)) found.add(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(role);
  return found;
}
