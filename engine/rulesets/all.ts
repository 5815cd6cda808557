import type { RulesetId } from '../game/state';
import flg from './flg';
import prokurator from './prokurator';
import type { Ruleset } from './ruleset';

export const RULESETS: Readonly<Record<RulesetId, Ruleset>> = { flg, prokurator };
