const DATE = new Intl.DateTimeFormat('ru', {
  timeZone: 'Europe/Moscow',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});
const TIME = new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' });

/** «28 ноя 2026, 20:59», as the demo forum shows a moment. */
export function clock(at: string): string {
  const date = new Date(at);
  return `${DATE.format(date).replace(/\.| г\./g, '')}, ${TIME.format(date)}`;
}
