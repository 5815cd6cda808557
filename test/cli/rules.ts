import type { RuleId } from '../../engine/game/state';
import { SHIELDS, TABLE } from '../../engine/night/shields';
import type { Die } from '../../engine/roles/moves';
import type { Act, Role } from '../../engine/roles/role';
import { RULESETS } from '../../engine/rulesets/all';
import { DUTIES } from '../../engine/rulesets/quotes/duties';
import { quoteOf } from '../../engine/rulesets/quotes/quotes';
import type { Ruleset } from '../../engine/rulesets/ruleset';

/** `npm run -s rules -- flg|prokurator`: the rules as the program plays them, printed from its own tables. */
export async function main(args: readonly string[]): Promise<number> {
  const [id] = args;
  if (id !== 'flg' && id !== 'prokurator') {
    console.error('usage: npm run -s rules -- flg|prokurator');
    return 2;
  }
  console.log(page(RULESETS[id]));
  return 0;
}

/** The whole page, in Russian. */
export function page(rules: Ruleset): string {
  return [
    `# ${rules.words.ru}`,
    section(
      'Очерёдность ходов',
      rules.phases.map((phase, i) => `${i + 1}. ${phase.words.ru} ${cite(phase.rules)}`),
    ),
    section(
      'Роли',
      [...rules.roles.values()]
        .sort((a, b) => a.words.name.ru.localeCompare(b.words.name.ru, 'ru'))
        .map((role) => roleText(role, rules)),
    ),
    section('Что от чего спасает', table(rules)),
    section(
      'Кто победил',
      rules.wins.map((win) => `- ${win.words.ru}`),
    ),
    section(
      'Дела ведущего',
      DUTIES[rules.id].map((id) => `- ${cite([id])}`),
    ),
    section(
      'Наше прочтение',
      rules.options.map((option) => {
        const [chosen, ...others] = option.choices;
        const rest = others.map((choice) => choice.words.ru).join('; ');
        return `- ${option.words.ru}: **${chosen?.words.ru ?? ''}**${rest ? ` (иначе: ${rest})` : ''} ${cite([option.rule])}`;
      }),
    ),
  ].join('\n\n');
}

const section = (title: string, lines: readonly string[]) => `## ${title}\n\n${lines.join('\n')}`;

/** The words of the law, or our reading where the law is silent. */
function cite(rules: readonly RuleId[]): string {
  const said = rules.map((id) => {
    const { quote, reading } = quoteOf(id);
    return quote === null ? `${id}: ${reading.ru}` : `${id}: «${quote}»`;
  });
  return said.length > 0 ? `[${said.join(' · ')}]` : '';
}

function roleText(role: Role, rules: Ruleset): string {
  const heads = role.family && role.id === rules.office.acts ? `; ходы главы мафии (${rules.office.words.ru})` : '';
  return [
    `### ${role.words.name.ru}${heads}`,
    `${cite(role.rules)}`,
    ...properties(role),
    ...role.acts.map(actText),
    '',
  ].join('\n');
}

function properties(role: Role): string[] {
  const marks: [unknown, string][] = [
    [role.hostile, 'враждебная роль'],
    [role.killing, 'убивающая роль'],
    [role.shooting === true, 'стреляющая роль'],
    [role.combat === true, 'боеспособная роль'],
    [role.unhealable, 'не лечится'],
    [role.unexposable, 'не палится сывороткой'],
    [role.unhangable, 'не вешается'],
    [role.undying, 'обычным убийством не уничтожается'],
    [role.takesKillers, 'забирает своих убийц'],
    [role.forestalls, 'опережает идущего на него убийцу'],
    [role.vigilant, 'отписанный ход не заблокировать слабым'],
    [role.borrows, 'применяет действия ролей расклада'],
    [role.shownDead, `при смерти показывается другой ролью${role.maskedWhileOpen ? ', пока роли раскрываются' : ''}`],
    [role.vote?.for, `голос «за» весит ${role.vote?.for}`],
    [role.vote?.against, `голос «против» весит ${role.vote?.against}`],
  ];
  const held = marks.filter(([yes]) => yes).map(([, words]) => words);
  const limits = (role.borrows?.limits ?? []).map((limit) => `  - предел: ${limit.words.ru} ${cite(limit.rules)}`);
  return [...(held.length > 0 ? [`- свойства: ${held.join(', ')}`] : []), ...limits];
}

function actText(act: Act): string {
  const [min, max] = act.targets;
  const targets = max === 0 ? 'без цели' : min === max ? `целей: ${max}` : `целей: ${min}–${max}`;
  return [
    `- **${act.words.ru}** (${act.when === 'day' ? 'днём' : 'ночью'}, ${targets}) ${cite(act.rules)}`,
    ...(act.limits ?? [])
      .filter((limit) => limit.house === undefined)
      .map((limit) => `  - нельзя: ${limit.words.ru}${limit.silent ? ' (молча)' : ''} ${cite(limit.rules)}`),
    ...diceOf(act).map((die) => `  - бросок ${die.chance[0]}/${die.chance[1]}: ${die.words.ru} ${cite(die.rules)}`),
  ].join('\n');
}

export function diceOf(act: Act): readonly Die[] {
  const fixed = Array.isArray(act.does) ? act.does : [];
  const found = fixed.flatMap((move) => [
    ...('die' in move && move.die ? [move.die] : []),
    ...(move.move === 'kill' && move.trail ? [move.trail.evidence, move.trail.reveal] : []),
  ]);
  return [...(act.dice ?? []), ...found];
}

const STRIKES: Readonly<Record<keyof typeof TABLE, string>> = {
  shot: 'убийство',
  bloody: 'кровавое убийство',
  scene: 'гость кровавой жертвы',
  disease: 'болезнь',
  mark: 'указание шахида',
  revenge: 'месть хохла',
  heart: 'разрыв сердца',
  silence: 'лишение голоса',
  infection: 'заражение',
  conversion: 'превращение',
  touch: 'касание скелета',
  serum: 'сыворотка',
};
const COVERS: Readonly<Record<(typeof SHIELDS)[number], string>> = {
  immunity: 'иммунитет',
  guard: 'мент',
  undying: 'горец',
  unexposable: 'идиот',
  heal: 'лечение',
  ward: 'врач',
  'self-heal': 'шулер себя',
  'heal-from': 'лечение от роли',
  revival: 'реаниматор',
};

/** The table, without rows and columns nothing in this game can meet. */
function table(rules: Ruleset): string[] {
  const acts = [...rules.roles.values()].flatMap((role) => role.acts);
  const fixed = acts.every((act) => typeof act.does !== 'function');
  const moves = new Set(
    acts.flatMap((act) => (typeof act.does === 'function' ? [] : (act.does ?? []).map((move) => move.move))),
  );
  const strikes = (Object.keys(TABLE) as (keyof typeof TABLE)[]).filter((strike) => !fixed || strike === 'shot');
  const shields = SHIELDS.filter((shield) => (fixed || shield === 'ward' ? moves.has(shield as never) : true));
  const head = ['', ...shields.map((shield) => COVERS[shield])];
  const rows = strikes.map((strike) => [
    STRIKES[strike],
    ...shields.map((shield) => {
      const cell = TABLE[strike][shield];
      return cell ? `${cell.holds ? 'да' : 'нет'} ${cell.rules.join(' ')}` : '';
    }),
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
}
