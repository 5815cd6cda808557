import type { Fact } from '../../../engine/game/effects';
import type { Table } from './night-setup';

type Words = Pick<Table, 'rules' | 'name'>;

const SIDES: Readonly<Record<string, string>> = { town: 'город', mafia: 'мафия', maniac: 'маньяк' };

export const sideText = (table: Words, side: string): string =>
  SIDES[side] ?? table.rules.roles.get(side)?.words.name.ru ?? side;

/** Facts in the vocabulary of the scenario files. */
export function factText(table: Words, says: Fact): string[] {
  const { name, rules } = table;
  const role = (id: string) => rules.roles.get(id)?.words.name.ru ?? id;
  switch (says.fact) {
    case 'check':
      return [says.shows === 'family' ? 'мафия' : says.shows === 'not-family' ? 'не мафия' : role(says.shows)];
    case 'status':
      return [`статус: ${role(says.role)}`];
    case 'bribe':
      return [says.yes ? 'да' : 'нет'];
    case 'sought':
      return [says.yes ? (says.employer === null ? 'да' : `да; наниматель: ${name(says.employer)}`) : 'нет'];
    case 'same-side':
      return [says.same ? 'играют за одну сторону' : 'играют за разные стороны'];
    case 'same-status':
      return [says.same ? 'Одинаковы' : 'Различны'];
    case 'searched':
      return [`${name(says.target)} — ${says.yes ? '' : 'не '}${role(says.role)}`];
    case 'hired':
      return [says.yes ? 'нанят' : 'не нанят'];
    case 'killers':
      return [says.seats.length > 0 ? `убийца: ${says.seats.map(name).sort().join(', ')}` : 'не убивали'];
    case 'killed':
      return [`убиты: ${says.seats.map(name).sort().join(', ')}`];
    case 'deeds': {
      const verbs = says.deeds.flatMap((night) => night.verbs.map((verb) => verb.ru));
      return [verbs.length > 0 ? verbs.join('; ') : 'ничего не делал'];
    }
    case 'became':
      return [`ты теперь ${role(says.role)}`];
    case 'leader':
      return [];
    case 'got-off':
      return says.nobody ? [`${name(says.seat)} отмазан, не повешен никто`] : [];
    case 'interview':
      return [`журналист был у ${rules.roles.get(says.role)?.words.genitive ?? says.role}`];
    case 'victim-of':
      return [`${name(says.seat)} — жертва ${rules.roles.get(says.role)?.words.genitive ?? says.role}`];
    default: {
      const unknown: never = says;
      throw new Error(`unknown fact ${JSON.stringify(unknown)}`);
    }
  }
}
