import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../engine/game/events';
import { lettersOfGame } from '../../engine/letters/of-game';
import { flgGame, prokuratorGame } from './scripted';

const expected: Record<string, string> = import.meta.glob('./expected/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const shown = (iso: string): string => `${iso.slice(11, 16)} (МСК)`;
const letters = (events: readonly GameEvent[]) => lettersOfGame(events, shown).flatMap((it) => it.letters);

/** `### id`, then the text: every letter of a game, one after the other. */
const written = (events: readonly GameEvent[]): string =>
  letters(events)
    .map((letter) => `### ${letter.id}\n${letter.text('plain', 'ru')}\n`)
    .join('\n');

describe.each([
  ['flg', flgGame],
  ['prokurator', prokuratorGame],
] as const)('all letters of a scripted game: %s', (name, play) => {
  const events = play();

  it('read as expected', () => {
    const texts = expected[`./expected/${name}.txt`] ?? '';
    const told = written(events).split('\n### ');
    expect(texts.split('\n### ').length).toBe(told.length);
    for (const [i, text] of texts.split('\n### ').entries()) expect(told[i]?.trim()).toBe(text.trim());
  });

  it('are complete in English', () => {
    const [created] = events;
    const seats = created?.kind === 'created' ? created.seats.map((seat) => seat.name) : [];
    const own = ['Игра', ...seats].sort((a, b) => b.length - a.length);
    for (const letter of letters(events)) {
      // A gloss may cite a Russian word in brackets or quotes; stories are the players' own words.
      const text = letter.text('plain', 'en').replace(/\([^()]*\)|"[^"]*"|^Ночь.*падает\.$/gm, '');
      const bare = own.reduce((rest, nick) => rest.replaceAll(nick, ''), text);
      expect(bare, letter.id).not.toMatch(/[А-яЁё{}]/);
    }
  });

  it('have each an id of its own', () => {
    const ids = letters(events).map((letter) => letter.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
