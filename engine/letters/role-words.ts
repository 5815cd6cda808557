import type { Lang } from '../words';
import type { RoleWords } from './public/announced';

/** «(жертва) комиссара»; English has one form. */
export const genitive = (role: RoleWords, lang: Lang): string => (lang === 'ru' ? role.genitive : role.name.en);
