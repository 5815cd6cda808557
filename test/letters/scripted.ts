import type { GameEvent } from '../../engine/game/events';
import { TEN, TWENTY } from '../night/casts';
import { Host } from '../night/host';

/** A game with what a desk writes beside the bare moves: stories, refusals, openings of days, the confirmed end. */
class Told {
  private readonly refused = new Map<number, readonly string[]>();
  private count = 0;
  readonly host: Host;

  constructor(host: Host) {
    this.host = host;
  }

  night(text: string): this {
    this.count += 1;
    this.refused.set(this.count, this.host.night(text).refused);
    return this;
  }

  day(...condemned: string[]): this {
    this.host.day(...condemned);
    return this;
  }

  events(winner: string): GameEvent[] {
    const events = this.host.events.flatMap((event): GameEvent[] => {
      if (event.kind === 'verdict') {
        const date = `2026-01-${String(event.day).padStart(2, '0')}`;
        const times = { start: `${date}T10:00:00Z`, deadline: `${date}T21:00:00Z` };
        return [{ kind: 'day-opened', day: event.day, ...times, topic: null }, event];
      }
      if (event.kind !== 'night') return [event];
      const refused = (this.refused.get(event.night) ?? []).map((name) => this.host.seat(name));
      const orders = event.orders.map((order) => ({
        ...order,
        ...(order.act === 'kill' && this.host.rules.reveals === 'status'
          ? { story: `Ночь ${event.night}. Выстрел, и ${this.host.name(order.targets[0] ?? '')} падает.` }
          : {}),
        ...(refused.includes(order.actor) ? { verdict: 'illegal' as const } : {}),
      }));
      return [{ ...event, orders }];
    });
    return [...events, { kind: 'ended', effects: [{ kind: 'over', winner, with: [], why: null }], trace: [] }];
  }
}

/** Twenty players of FLG, from the deal to the win of the town. */
export function flgGame(): GameEvent[] {
  const host = new Host('flg', TWENTY, ['Аня']);
  return new Told(host)
    .night(
      'Рома kill Аня Вася; Марк torture Коля; Коля check Рома; Даша heal Коля; Дина visit Стас; Адам protect Рома; Жанна interview Даша; Фёдор search Рома Марк; Шамиль mark Рома',
    )
    .day('Рома')
    .night('Рома kill Коля; Даша heal Коля; Марк bloodyKill Дина; Миша visit Дина; Фёдор bodyguard; Стас kill Марк')
    .day('Рома')
    .night(
      'Руслан kill Шамиль; Шамиль mark Руслан; Даша healFrom from:mafioso; Марк kill Хома; Сергей check Марк; Паша mark Стас',
    )
    .day('Паша')
    .night('Ренат kill Олег; Олег kill Ренат; Сергей kill Адам; Сева confess Жанна')
    .day('Жанна')
    .events('town');
}

/** Ten players of Prokurator. */
export function prokuratorGame(): GameEvent[] {
  const host = new Host('prokurator', TEN);
  const told = new Told(host)
    .night('Гена kill Аня +; Валя protect Аня; Марк kill Вася +; Коля check Гена; Жора compare Аня Марк')
    .day('Гена');
  host.elect('Максим');
  return told
    .night('Максим kill Катя +; Марк kill Жора +; Валя protect Валя')
    .day('Мирон')
    .night('Максим kill Коля +; Марк kill Максим +')
    .day('Марк')
    .events('town');
}
