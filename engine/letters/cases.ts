import type { Lang } from '../words';
import { type OtherCase, sureForm } from './declension';
import { nick } from './letter';
import type { Rich } from './markup';
import type { RoleWords } from './public/announced';

/** «(жертва) комиссара»; English has one form. */
export const genitive = (role: RoleWords, lang: Lang): string => (lang === 'ru' ? role.genitive : role.name.en);

const PLAYER: Readonly<Record<OtherCase, string>> = {
  genitive: 'игрока',
  dative: 'игроку',
  accusative: 'игрока',
  instrumental: 'игроком',
  prepositional: 'игроке',
};

/** A nick in a case of the sentence: declined when its form is beyond doubt, else «игрока Ник» with the nick as it is. */
export function inCase(name: string, other: OtherCase, lang: Lang): Rich {
  if (lang === 'en') return nick(name);
  const form = sureForm(name, other);
  return form === null ? [`${PLAYER[other]} `, ...nick(name)] : [form];
}
