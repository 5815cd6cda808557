const PARTS = new Intl.DateTimeFormat('ru', {
  timeZone: 'Europe/Moscow',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** «28 ноя 2026, 20:59», as Russian phpBB prints a moment on the forum's clock. */
export function clock(at: string): string {
  const part = Object.fromEntries(PARTS.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `${part.day} ${MONTHS[Number(part.month) - 1]} ${part.year}, ${part.hour}:${part.minute}`;
}
