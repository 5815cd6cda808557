import { HOST } from './players';
import type { DemoPost, DemoThread, Member } from './thread';

const FIRST = ['Тихий', 'Рыжий', 'Старый', 'Хмурый', 'Ночной', 'Лунный', 'Медный', 'Белый', 'Острый', 'Звонкий'];
const SECOND = ['Филин', 'Бродяга', 'Мельник', 'Кузнец', 'Аптекарь', 'Трубач', 'Сыщик', 'Картёжник'];
const TAIL = ' из Нижнего Липовска, что за старой мельницей, бывший трубач пожарной команды';

/**
 * A made-up thread for looking at the interface: `players` seats, each of whom votes once, against the seat `k` places
 * further, the first eight of them all against the first. `long` gives nicks of about a hundred characters.
 */
export function crowd(id: number, players: number, long: boolean): DemoThread {
  const seats: Member[] = Array.from({ length: players }, (_, i) => ({
    id: 200 + i,
    nick: `${FIRST[i % FIRST.length]} ${SECOND[i % SECOND.length]} ${i + 1}${long ? TAIL : ''}`,
  }));
  const start = Date.parse('2026-11-28T09:00:00Z');
  const at = (n: number): string => new Date(start + n * 137_000).toISOString().replace('.000Z', '+00:00');
  const posts: DemoPost[] = [{ id: id * 1000, author: HOST, at: at(0), text: 'День первый. Голосуем до вечера.' }];
  seats.forEach((author, i) => {
    const target = seats[i > 0 && i <= 8 ? 0 : (i + 7) % players] ?? author;
    posts.push({ id: id * 1000 + i + 1, author, at: at(i + 1), text: `Мой голос.\n[color=red]${target.nick}[/color]` });
  });
  return { id, title: `Мафия №${id}, ${players} игроков`, posts };
}
