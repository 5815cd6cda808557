import { letter, nick } from '../letter';
import type { Announced } from '../public/announced';
import type { PublicStrike } from '../public/day';

const TEXTS = {
  main: {
    words: { ru: 'Модкилл', en: 'Modkill' },
    slots: ['player', 'role', 'reason'],
    optional: ['role', 'reason'],
    ru: 'Ведущий вычёркивает из игры: [b]{player}[/b]{role}.{reason}',
    en: 'The host strikes out [b]{player}[/b]{role}.{reason}',
  },
  disqualified: {
    words: { ru: 'Дисквалификация', en: 'Disqualification' },
    slots: ['player', 'role', 'reason'],
    optional: ['role', 'reason'],
    ru: 'Дисквалификация: [b]{player}[/b]{role}.{reason}',
    en: 'Disqualified: [b]{player}[/b]{role}.{reason}',
  },
  reason: {
    words: { ru: 'Причина', en: 'The reason' },
    slots: ['reason'],
    ru: 'Причина: {reason}.',
    en: 'Reason: {reason}.',
  },
} as const;

/** The host's own act by day. */
export default letter({
  id: 'strike',
  audience: 'public',
  words: TEXTS.main.words,
  texts: TEXTS,
  write({ player, role, why, reason }: PublicStrike & Announced, { say, lang }) {
    const slots = {
      player: nick(player),
      role: role === null ? '' : ` — ${role.name[lang]}`,
      reason: reason.trim() === '' ? '' : [' ', ...say('reason', { reason: reason.trim().replace(/[.!]+$/, '') })],
    };
    return why === 'modkill' ? say('main', slots) : say('disqualified', slots);
  },
});
