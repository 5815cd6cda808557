// @vitest-environment jsdom
// Live queries ask for the browser's own IndexedDB, whatever database they read.
import 'fake-indexeddb/auto';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { HandsContext, handsOn } from '../../components/desk/hands';
import { notCheckedIn } from '../../components/host/deal/check-in';
import { Host } from '../../components/host/host';
import { houseDefaults } from '../../engine/game/deal';
import type { GameEvent } from '../../engine/game/events';
import type { RulesetId } from '../../engine/game/state';
import type { PublicGame } from '../../engine/protocol/public-game';
import { RULESETS } from '../../engine/rulesets/all';
import { newThread } from '../../engine/store/public/threads';
import { SecretDb } from '../../engine/store/secret/db';
import { appendEvent, createGame } from '../../engine/store/secret/log';
import { fakeBrowser } from '../background/fake-browser';
import { control, mount, press, shown } from '../desk/mount';
import { dealing, night } from '../letters/game';
import { freshGround, numbering, ticking } from '../store/ground';
import { leave } from './setting';

const account = (nick: string) => ({ nick, id: null });
const seat = (name: string) => ({
  id: `seat ${name}`,
  name,
  accounts: [account(name)],
  aliases: [],
  forms: [],
  number: null,
  deadSince: null,
  silenced: false,
});
const day = { number: 1, start: null, deadline: null, nominees: [] };

/** A game before its deal, a thread in which some have written, and a finished game of the same forum. */
async function signUp(names: readonly string[], ruleset: RulesetId = 'flg', wrote: readonly string[] = names) {
  const ground = freshGround();
  const secret = new SecretDb({ indexedDB: ground.factory, IDBKeyRange });
  const now = ticking();
  const game: PublicGame = {
    id: 'public-2',
    title: 'Мафия №18',
    preset: ruleset,
    overrides: {},
    roster: { confirmed: true, hosts: [account('Ведущий')], seats: names.map(seat) },
    day,
  };
  const past: PublicGame = {
    ...game,
    id: 'public-1',
    title: 'Мафия №17',
    roster: { confirmed: true, hosts: [account('Бывший')], seats: ['Аня', 'Ком', 'Яша'].map(seat) },
  };
  for (const each of [past, game]) await ground.db.games.put({ ...each, changedAt: now(), removedAt: null });
  const page = { forum: 'https://forum.example/', engine: 'phpbb3', url: 'https://forum.example/t', title: 'Тема' };
  const authors = wrote.map((nick) => ({ nick, id: null, posts: 1 }));
  await ground.db.threads.put({ ...newThread({ key: 'k', ...page }, now()), game: game.id, authors });
  const begin = async (id: string, publicGame: PublicGame, more: readonly GameEvent[]) => {
    const seats = publicGame.roster.seats.map(({ id: seatId, name, accounts }) => ({ id: seatId, name, accounts }));
    const options = houseDefaults(RULESETS[ruleset]);
    await createGame(
      secret,
      id,
      { kind: 'created', ruleset, title: publicGame.title, options, seats },
      now(),
      publicGame.id,
    );
    for (const [at, event] of more.entries()) await appendEvent(secret, id, at + 1, event, now());
  };
  const [, dealt] = dealing({ 'seat Аня': 'citizen', 'seat Ком': 'commissioner', 'seat Яша': 'mafioso' });
  if (!dealt) throw new Error('no deal');
  await begin('secret-1', past, [
    dealt,
    night(1, [
      { kind: 'death', seat: 'seat Аня', death: { phase: 'night', number: 1, cause: 'killed', by: [] }, why: null },
    ]),
    { kind: 'ended', effects: [{ kind: 'over', winner: 'town', with: [], why: null }], trace: [] },
  ]);
  await begin('secret-2', game, []);
  const hands = handsOn({ browser: fakeBrowser().browser, db: ground.db, book: localStorage, now, newId: numbering() });
  mount(
    <HandsContext.Provider value={hands}>
      <main class="desk">
        <Host game={game} db={secret} />
      </main>
    </HandsContext.Provider>,
  );
  await press(/Показать тайное/);
}

afterEach(leave);

describe('the deal', () => {
  it('R-027 offers immunity from the last game of the forum, one by one or all at once, and leaves it to the host', async () => {
    await signUp(['Аня', 'Ком', 'Бывший', 'Новая']);
    await expect.poll(shown).toContain('по прошлой игре «Мафия №17»');
    expect(shown()).toContain('Аня убит там в первую ночь');
    expect(shown()).toContain('Бывший вёл прошлую игру');
    expect(shown()).toContain('Новая не встречается в сохранённых играх');
    const box = (name: string) => control<HTMLInputElement>(`Иммунитет в первую ночь: ${name}`);
    expect((await box('Аня')).checked).toBe(false);
    await press('Дать иммунитет: Аня');
    await expect.poll(async () => (await box('Аня')).checked).toBe(true);
    expect((await box('Бывший')).checked).toBe(false);
    await press('Дать всем');
    await expect.poll(async () => (await box('Новая')).checked).toBe(true);
    expect((await box('Ком')).checked).toBe(false);
    (await box('Новая')).click();
    await control('Дать иммунитет: Новая');
  });

  it('knows no immunity where the rules know none', async () => {
    await signUp(['Аня', 'Ком'], 'prokurator');
    await control('Роль: Аня');
    expect(shown()).not.toContain('ммунитет');
  });

  it('R-028 begins with a third of mafia, and says which rule it rests on', async () => {
    await signUp(['Аня', 'Ком', 'Бывший', 'Новая', 'Пятый', 'Шестой']);
    await expect.poll(shown).toContain('приблизительно треть от числа участников');
    await press('Мафия — треть: 2');
    await expect.poll(async () => (await control<HTMLInputElement>('мафия')).value).toBe('2');
    await expect.poll(shown).not.toContain('обычно');
  });

  it('R-021 says who has not checked in', async () => {
    await signUp(['Аня', 'Ком', 'Яша'], 'flg', ['аня', 'Ком']);
    await expect.poll(shown).toContain('Отметились в теме: 2 из 3. Ещё нет: Яша.');
    expect(notCheckedIn([{ name: 'Яша', accounts: [] }], [account('ЯША')])).toEqual([]);
  });

  it('axe finds nothing', async () => {
    await signUp(['Аня', 'Ком', 'Новая']);
    await control('Дать всем');
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map((it) => [it.id, it.nodes[0]?.html])).toEqual([]);
  });
});
