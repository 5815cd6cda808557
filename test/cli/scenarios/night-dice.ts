import type { Dice } from '../../../engine/night/dice';
import type { NightDice, Table } from './night-setup';

/** Names of the dice in scenario files: of the role itself, and of one who borrows it. */
const NAMES: Readonly<Record<string, readonly [own: string, borrowed: string]>> = {
  'boss-evidence': ['evidence', 'jokerEvidence'],
  'commissioner-evidence': ['commissionerEvidence', 'jokerCommissionerEvidence'],
  'commissioner-reveal': ['commissionerReveal', 'jokerCommissionerReveal'],
  'sheriff-evidence': ['sheriffEvidence', 'jokerSheriffEvidence'],
  'sheriff-reveal': ['sheriffReveal', 'jokerSheriffReveal'],
  'doctor-exposed': ['doctorExposed', 'jokerDoctorExposed'],
  'girl-silence': ['girlSilence', 'jokerSilence'],
  'cop-silence': ['copSilence', 'jokerSilence'],
  'infect-silence': ['infectSilence', 'jokerSilence'],
  'sharp-block': ['sharpBlock', 'jokerBlock'],
  'shahid-takes': ['shahidInfectedTakes', 'jokerShahidInfectedTakes'],
};

/** Dice that fall as the file says; a roll the file does not mention fails. */
export function diceOf(table: Table, set: NightDice): Dice {
  const flag = (key: string): boolean | undefined => {
    const value = set[key];
    return typeof value === 'boolean' ? value : undefined;
  };
  return {
    roll({ die, actor, borrowed }) {
      if (die.id === 'skeleton-touch') {
        const { skeleton } = set;
        return { yes: typeof skeleton === 'object' && skeleton[table.name(actor)] === true, how: 'set' };
      }
      const [own, joker] = NAMES[die.id] ?? [die.id, die.id];
      return { yes: (borrowed ? (flag(joker) ?? flag(own)) : flag(own)) ?? false, how: 'set' };
    },
  };
}
