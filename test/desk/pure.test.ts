import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, wallText, ZONES } from '../../components/desk/day/zones';
import {
  crossOut,
  crossOutDraft,
  forgetDraft,
  isNoted,
  note,
  noteDraft,
  notedDraft,
  unfinished,
  unfinishedDrafts,
} from '../../components/desk/journal';
import { addTo, replaceBy } from '../../components/desk/players/pasted';
import { aliasesIn, emptySeat, numberIn, renamed } from '../../components/desk/players/seat-changes';
import { postName, postRef } from '../../components/desk/post-ref';
import { gameEdit } from '../../engine/store/public/edit-checks';
import type { GameEdit } from '../../engine/store/public/edits';
import { knownZone } from '../../engine/votes/clock';
import { parseRoster } from '../../engine/votes/roster-text';

describe('«с поста N»', () => {
  const posts = [
    { id: '90045', number: 45, author: 'Вася' },
    { id: '90046', number: null, author: null },
  ];
  it.each([
    ['45', '90045'],
    ['№45', '90045'],
    ['№ 45', '90045'],
    ['#45', '90045'],
    [' 45 ', '90045'],
    ['46', '46'],
    ['90046', '90046'],
    ['https://forum.example/viewtopic.php?t=17&p=90046#p90046', '90046'],
    ['https://forum.example/threads/game.17/post-90045', '90045'],
    ['https://forum.example/', null],
    ['', null],
    ['пост про Васю', null],
    ['45 или 46', null],
  ])('«%s» → %s', (text, id) => expect(postRef(text, posts)).toBe(id));

  it.each([
    ['90045', '№45, Вася'],
    ['90046', '90046'],
    ['12', '12'],
  ])('%s is shown as «%s»', (id, name) => expect(postName(id, posts)).toBe(name));
});

describe('the forum’s clock', () => {
  it.each([
    ['2026-11-28T21:00', 'Europe/Moscow', '2026-11-28T18:00:00.000Z'],
    ['2026-11-28T21:00:30', 'Europe/Moscow', '2026-11-28T18:00:30.000Z'],
    ['2026-07-01T21:00', 'Europe/Berlin', '2026-07-01T19:00:00.000Z'],
    ['2026-12-01T21:00', 'Europe/Berlin', '2026-12-01T20:00:00.000Z'],
    ['2026-11-28T21:00', '+03:00', '2026-11-28T18:00:00.000Z'],
    ['2026-11-28', 'Europe/Moscow', null],
    ['', 'Europe/Moscow', null],
    ['2026-11-28T21:00', 'Луна/Кратер', null],
  ])('%s in %s is %s', (text, zone, at) => expect(instantOf(text, zone)).toBe(at));

  it('shows what was typed, in every zone offered', () => {
    const moment = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), (date, zone) => {
        const at = `${date.toISOString().slice(0, 19)}.000Z`;
        const text = wallText(at, zone);
        const back = instantOf(text, zone);
        // In the hour that happens twice the earlier one is meant.
        expect(back === at || Date.parse(at) - Date.parse(back ?? '') === 3_600_000).toBe(true);
        expect(wallText(back ?? '', zone)).toBe(text);
      }),
    );
  });

  it.each(ZONES)('%s is a zone the count knows', (zone) => expect(knownZone(zone)).toBe(true));

  it('a moment or a zone that is none shows nothing', () => {
    expect(wallText('когда-нибудь', 'Europe/Moscow')).toBe('');
    expect(wallText('2026-11-28T18:00:00Z', 'Луна/Кратер')).toBe('');
  });
});

describe('what is typed into a seat', () => {
  const vasya = { ...emptySeat('s'), name: 'Вася', accounts: [{ nick: 'Вася', id: '10' }] };
  it('the only account follows the nick', () => {
    expect(renamed(vasya, 'Вася2')).toEqual({ name: 'Вася2', accounts: [{ nick: 'Вася2', id: '10' }] });
    expect(renamed(emptySeat('s'), 'В')).toEqual({ name: 'В', accounts: [{ nick: 'В', id: null }] });
    expect(renamed(emptySeat('s'), '')).toEqual({ name: '', accounts: [] });
  });
  it('an account of another name, or several, do not', () => {
    expect(renamed({ ...vasya, name: 'Маска' }, 'Маска!')).toEqual({ name: 'Маска!' });
    const two = { ...vasya, accounts: [...vasya.accounts, { nick: 'Петя', id: null }] };
    expect(renamed(two, 'Другой')).toEqual({ name: 'Другой' });
  });
  it.each([
    ['Васёк, Шляпник', ['Васёк', 'Шляпник']],
    ['Васёк; Васёк,, ', ['Васёк']],
    ['', []],
  ])('aliases «%s»', (text, aliases) => expect(aliasesIn(text)).toEqual(aliases));
  it.each([
    ['7', 7],
    ['№7', 7],
    ['', null],
    ['семь', null],
    ['-1', null],
    ['1234567', null],
  ])('number «%s»', (text, number) => expect(numberIn(text)).toBe(number));
});

describe('a pasted list', () => {
  const old = {
    confirmed: false,
    hosts: [{ nick: 'Ведущий', id: '2' }],
    seats: [
      { ...emptySeat('account:10'), name: 'Вася', accounts: [{ nick: 'Вася', id: '10' }], aliases: ['Васёк'] },
      { ...emptySeat('account:11'), name: 'Болтун', accounts: [{ nick: 'Болтун', id: '11' }] },
    ],
  };
  const authors = [{ nick: 'Вася', id: '10' }];
  const pasted = parseRoster('Ведущий: Ведущий, Помощник\n1. Шляпник @Вася\n2. Петя', authors);

  it('in place of the roster keeps the seats of those who stay, with what was known of them', () => {
    const roster = replaceBy(old, pasted);
    expect(roster.seats.map((seat) => [seat.id, seat.name, seat.number])).toEqual([
      ['account:10', 'Шляпник', 1],
      ['nick:петя', 'Петя', 2],
    ]);
    expect(roster.seats[0]?.aliases).toContain('Васёк');
    expect(roster.hosts.map((host) => host.nick)).toEqual(['Ведущий', 'Помощник']);
  });

  it('added leaves those who sit alone', () => {
    const roster = addTo(old, pasted);
    expect(roster.seats.map((seat) => seat.name)).toEqual(['Вася', 'Болтун', 'Петя']);
    expect(roster.seats[0]).toEqual(old.seats[0]);
  });

  it('never makes two seats of one id', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Вася', 'Петя', '1. Вася @Петя', 'Болтун → Вася', '@Петя', '')), (lines) => {
        const read = parseRoster(lines.join('\n'), authors);
        for (const roster of [replaceBy(old, read), addTo(old, read)]) {
          const ids = roster.seats.map((seat) => seat.id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });
});

describe('the journal of unfinished edits', () => {
  const book = () => {
    const map = new Map<string, string>();
    return {
      map,
      getItem: (name: string) => map.get(name) ?? null,
      setItem: (name: string, value: string) => void map.set(name, value),
      removeItem: (name: string) => void map.delete(name),
      key: (index: number) => [...map.keys()][index] ?? null,
      get length() {
        return map.size;
      },
    };
  };
  const isEdit = (value: unknown): value is GameEdit => gameEdit(value, '') === null;
  const title = (text: string): GameEdit => ({ kind: 'title', title: text });

  it('keeps edits in their order until they are crossed out', () => {
    const notes = book();
    const first = note(notes, '2026-11-27T17:00:00.000Z', 'g', title('М'));
    note(notes, '2026-11-27T17:00:00.001Z', 'g', title('Ма'));
    note(notes, '2026-11-27T17:00:00.002Z', 'g', title('Маф'));
    crossOut(notes, first);
    expect(unfinished(notes, isEdit).map(({ edit }) => edit)).toEqual([title('Ма'), title('Маф')]);
  });

  it('does not note what must not be made twice', () => {
    expect(note(book(), '2026-11-27T17:00:00.000Z', 'g', { kind: 'next-day' })).toBeNull();
  });

  it('throws away what is no edit and leaves others’ notes alone', () => {
    const notes = book();
    notes.setItem('unfinished-edit 1', 'not json');
    notes.setItem('unfinished-edit 2', JSON.stringify({ game: 'g', edit: { kind: 'sorcery' } }));
    notes.setItem('something else', 'x');
    expect(unfinished(notes, isEdit)).toEqual([]);
    expect([...notes.map.keys()]).toEqual(['something else']);
  });

  it('keeps the last key of each draft; what was typed since outlives the crossing out', () => {
    const notes = book();
    const first = noteDraft(notes, 'secret g order/a', { raw: 'л' });
    const second = noteDraft(notes, 'secret g order/a', { raw: 'ле' });
    noteDraft(notes, 'secret g whenever', undefined);
    noteDraft(notes, 'secret other order/a', { raw: 'чужое' });
    crossOutDraft(notes, first);
    expect(first && isNoted(notes, first)).toBe(false);
    expect(unfinishedDrafts(notes, 'secret g ').map(({ place, value }) => [place, value])).toEqual([
      ['secret g order/a', { raw: 'ле' }],
      ['secret g whenever', undefined],
    ]);
    crossOutDraft(notes, second);
    expect(notedDraft(notes, 'secret g order/a')).toBeUndefined();
    expect(notedDraft(notes, 'secret other order/a')?.value).toEqual({ raw: 'чужое' });
    forgetDraft(notes, 'secret g whenever');
    expect(unfinishedDrafts(notes, 'secret g ')).toEqual([]);
  });

  it('throws away a note that is no draft', () => {
    const notes = book();
    notes.setItem('unfinished-draft public paste', 'not json');
    expect(unfinishedDrafts(notes, 'public ')).toEqual([]);
    expect(notes.map.size).toBe(0);
  });

  it('a full notebook is no reason to fail', () => {
    const full = {
      ...book(),
      length: 0,
      setItem: () => {
        throw new Error('quota');
      },
    };
    expect(note(full, '2026-11-27T17:00:00.000Z', 'g', title('М'))).toBeNull();
    expect(noteDraft(full, 'public paste', 'М')).toBeNull();
  });
});
