import { describe, expect, test } from 'vitest';
import { fold } from '../../engine/game/fold';
import { TEN, TWENTY } from './casts';
import { playByChance } from './chance-game';
import { Host } from './host';

describe('a game of FLG for twenty, from the deal to the win', () => {
  const host = new Host('flg', TWENTY, ['Аня']);

  test('night 1: a double killing meets an immunity; the lawyer protects the boss', () => {
    const night = host.night(
      'Рома kill Аня Вася; Марк torture Коля; Коля check Рома; Даша heal Коля; Дина visit Стас; Адам protect Рома; Жанна interview Даша; Фёдор search Рома Марк; Шамиль mark Рома',
    );
    expect(night).toMatchObject({ dead: ['Вася'], shown: ['Вася: citizen'], leader: 'Рома', winner: null });
    expect(host.state.day.voteless.map((seat) => host.name(seat))).toEqual(['Рома']);
    expect(host.state.silences.map(({ seat, until }) => [host.name(seat), until])).toContainEqual(['Коля', 2]);
  });
  test('day 1: the boss is got off, nobody hangs', () => {
    expect(host.day('Рома')).toMatchObject({ dead: [], leader: 'Рома' });
  });
  test('night 2: the doctor may not heal the same man; a bloody killing takes the visitor; the fan dies for the maniac', () => {
    const night = host.night(
      'Рома kill Коля; Даша heal Коля; Марк bloodyKill Дина; Миша visit Дина; Фёдор bodyguard; Стас kill Марк',
    );
    expect(night).toMatchObject({
      dead: ['Дина', 'Коля', 'Миша', 'Фёдор'],
      shown: ['Дина: girl', 'Коля: commissioner', 'Миша: cop'],
      refused: ['Даша'],
    });
    expect(host.state.seats.find((seat) => seat.name === 'Сергей')?.role).toBe('commissioner');
  });
  test('day 2: the boss hangs, the second rank follows', () => {
    expect(host.day('Рома')).toMatchObject({ dead: ['Рома'], shown: ['Рома: mafioso'], leader: 'Руслан' });
  });
  test('night 3: healed from the mafia the shahid still takes the boss; the hohol takes the maniac, the werewolf turns', () => {
    const night = host.night(
      'Руслан kill Шамиль; Шамиль mark Руслан; Даша healFrom from:mafioso; Марк kill Хома; Сергей check Марк; Паша mark Стас',
    );
    expect(night).toMatchObject({ dead: ['Марк', 'Руслан', 'Хома'], leader: 'Ренат', winner: null });
    expect(host.state.seats.find((seat) => seat.name === 'Олег')?.role).toBe('maniac');
  });
  test('day 3: the povesa takes the one he named to the gallows', () => {
    expect(host.day('Паша')).toMatchObject({ dead: ['Паша', 'Стас'] });
  });
  test('night 4: mafia and maniac kill each other; roles are closed', () => {
    const night = host.night('Ренат kill Олег; Олег kill Ренат; Сергей kill Адам; Сева confess Жанна');
    expect(night).toMatchObject({ dead: ['Адам', 'Олег', 'Ренат'], leader: 'Жанна', winner: null });
    expect(night.shown).toEqual([]);
  });
  test('day 4: the last of the mafia hangs and the town has won', () => {
    expect(host.day('Жанна')).toMatchObject({ dead: ['Жанна'], leader: null, winner: 'town', contested: false });
  });
  test('the log folds to the game that was played, again and again', () => {
    expect(fold(host.events).state).toEqual(host.state);
    expect(JSON.parse(JSON.stringify(host.events))).toEqual(host.events);
  });
});

describe('a game of Prokurator for ten, from the deal to the win', () => {
  const host = new Host('prokurator', TEN);

  test('night 1: the doctor saves one of two', () => {
    const night = host.night('Гена kill Аня +; Валя protect Аня; Марк kill Вася +; Коля check Гена');
    expect(night).toMatchObject({ dead: ['Вася'], shown: ['Вася: citizen'], leader: 'Гена' });
  });
  test('day 1: the Godfather is executed, the mafia elect another', () => {
    expect(host.day('Гена')).toMatchObject({ dead: ['Гена'], shown: ['Гена: godfather'], leader: null });
    expect(host.state.election).toBe(true);
    host.elect('Максим');
    expect(host.state).toMatchObject({ election: false, leader: host.seat('Максим') });
  });
  test('night 2: mafia and maniac kill', () => {
    expect(host.night('Максим kill Катя +; Марк kill Жора +; Валя protect Валя')).toMatchObject({
      dead: ['Жора', 'Катя'],
      winner: null,
    });
  });
  test('R-274: the journalist asked by day, before one of the two was executed', () => {
    const other = new Host('prokurator', {
      Гена: 'godfather',
      Максим: 'mafioso',
      Жора: 'journalist',
      Коля: 'commissioner',
      Аня: 'citizen',
      Вася: 'citizen',
      Катя: 'citizen',
    });
    other.night('Гена kill Катя +');
    other.day('Максим');
    expect(other.night('Жора compare Максим Гена; Гена refuse').refused).toEqual([]);
    // The commissioner asks at night: then he is dead.
    expect(other.night('Жора compare Максим Аня; Коля check Максим; Гена refuse').refused).toEqual(['Жора', 'Коля']);
  });
  test('day 2: a mafioso is executed', () => {
    expect(host.day('Мирон')).toMatchObject({ dead: ['Мирон'], winner: null });
  });
  test('night 3: in the night of the Godfather’s death the mafia do not kill; a living maniac leaves the town’s win to the host', () => {
    const night = host.night('Максим kill Коля +; Марк kill Максим +');
    expect(night).toMatchObject({ dead: ['Максим'], winner: 'town', contested: true });
    expect(host.state.election).toBe(false);
  });
  test('day 3: he goes on, the maniac is executed, the town has won', () => {
    expect(host.day('Марк')).toMatchObject({ dead: ['Марк'], winner: 'town', contested: false });
  });
});

describe('whole games of chance', () => {
  test('thousands of them end without a crash or a forgotten ask, and nobody dies twice', () => {
    let ended = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const game = playByChance(seed);
      expect(new Set(game.died).size).toBe(game.died.length);
      if (game.ended) ended++;
    }
    expect(ended).toBeGreaterThan(GAMES * 0.96);
  }, 120_000);
});

const GAMES = 2000;
