import { describe, expect, it } from 'vitest';
import { withForms } from '../../components/desk/players/forms';
import { emptySeat } from '../../components/desk/players/seat-changes';

const seat = { ...emptySeat('s'), name: 'Боец' };
const forms = expect.arrayContaining(['Бойца', 'Бойцом']);

describe('case forms travel with the roster', () => {
  it('from every change that brings a nick', () => {
    expect(withForms({ kind: 'seat-put', seat, at: 0 })).toMatchObject({ seat: { forms } });
    expect(withForms({ kind: 'seat', id: 's', patch: { name: 'Боец' } })).toMatchObject({ patch: { forms } });
    const roster = { confirmed: false, seats: [seat], hosts: [] };
    const many = withForms({ kind: 'many', edits: [{ kind: 'roster', roster }] });
    expect(many).toMatchObject({ edits: [{ roster: { seats: [{ forms }] } }] });
  });
  it('and from no other', () => {
    const edit = { kind: 'seat', id: 's', patch: { silenced: true } } as const;
    expect(withForms(edit)).toEqual(edit);
  });
});
