import { zoneOf } from '../../../engine/forums/zone';
import type { ShownTime } from '../../../engine/letters/of-game';
import type { PublicGame } from '../../../engine/protocol/public-game';
import { applyOverrides } from '../../../engine/votes/presets';
import type { Lang } from '../../../engine/words';
import { ownZone } from '../../desk/day/zones';

/** Clock of the game's forum: the zone its rules name, else this computer's. */
export const zoneOfGame = (game: PublicGame): string => applyOverrides(game.preset, game.overrides).zone ?? ownZone();

/** Moments as the letters show them: «30 ноября, 21:00 (МСК)». A text that is no moment stands as it is. */
export function shownIn(zone: string, lang: Lang): ShownTime {
  const clock = zoneOf(zone);
  const format = new Intl.DateTimeFormat(lang, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (iso) => {
    const at = Date.parse(iso);
    if (Number.isNaN(at)) return iso;
    const wall = clock ? clock.wall(at) : at;
    const parts = new Map(format.formatToParts(wall).map((part) => [part.type, part.value]));
    const date =
      lang === 'ru' ? `${parts.get('day')} ${parts.get('month')}` : `${parts.get('month')} ${parts.get('day')}`;
    return `${date}, ${parts.get('hour')}:${parts.get('minute')} (${zoneName((wall - at) / 60_000, lang)})`;
  };
}

const MOSCOW = 180;

function zoneName(minutes: number, lang: Lang): string {
  if (minutes === MOSCOW && lang === 'ru') return 'МСК';
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
