import { describe, expect, it } from 'vitest';
import type { Activity, PlayerActivity } from '../../../engine/votes/activity/activity';
import { silentText, toRemind } from '../../../engine/votes/activity/report';
import type { Written } from '../../../engine/votes/activity/written';

const at = (iso: string | null): Written => ({
  id: '5',
  author: null,
  authorId: null,
  time: { iso, raw: 'вчера, 20:07', seconds: false },
  permalink: '',
});
const player = (name: string, patch: Partial<PlayerActivity> = {}): PlayerActivity => ({
  seat: name,
  name,
  alive: true,
  today: 0,
  total: 0,
  first: null,
  last: null,
  missed: { votes: [], posts: [] },
  ...patch,
});
const activity = (players: readonly PlayerActivity[], patch: Partial<Activity> = {}): Activity => ({
  day: 2,
  players,
  provisional: false,
  days: [],
  ...patch,
});
const shape = { format: 'plain', lang: 'ru', when: (iso: string) => iso.slice(5, 16) } as const;

const PLAYERS = [
  player('Вася', { total: 3, last: at('2026-11-27T20:07:00Z') }),
  player('Петя', { today: 1, total: 1, last: at('2026-11-28T20:07:00Z') }),
  player('[b]Маша', { total: 1, last: at(null) }),
  player('Даша'),
  player('Гриф', { alive: false }),
];

describe('«Давно не писали»', () => {
  it('names the living without a post since the day began, the longest silent first', () => {
    expect(silentText(activity(PLAYERS), shape)).toBe(
      'Давно не писали (день 2):\n[b]Маша — последний пост вчера, 20:07\nДаша — постов нет\nВася — последний пост 11-27T20:07',
    );
  });

  it('on day zero names those who have not checked in, without times', () => {
    const zero = activity(PLAYERS, { day: 0 });
    expect(toRemind(zero).map(({ name }) => name)).toEqual(['Даша']);
    expect(silentText(zero, shape)).toBe('Ещё не отметились:\nДаша');
  });

  it('says when not all is read, and has one form for nobody', () => {
    expect(silentText(activity([], { provisional: true, day: null }), { ...shape, lang: 'en' })).toBe(
      'Have not written for long:\nprovisional: not all pages of the topic were read\n—',
    );
  });

  it('writes nicks so that a forum reads no tags in them', () => {
    const text = silentText(activity(PLAYERS), { ...shape, format: 'bbcode' });
    expect(text).toContain('[b]Давно не писали (день 2):[/b]');
    expect(text).toContain('[\u2060b]Маша');
    expect(silentText(activity([player('<b>Зоя')]), { ...shape, format: 'html' })).toContain(
      '&lt;b&gt;Зоя — постов нет<br>',
    );
  });
});
