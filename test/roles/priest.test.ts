import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Руслан мафия 2, Жанна журналист мафии, Адам адвокат, Марк маньяк, Поля путана, Сева священник, Дина девочка, Миша мент, Даша доктор, Шамиль шахид, Шон шериф, Наум наёмник, Коля комиссар, Денис детектив, Аня, Вася';
const SETUP = { detective: { side: 'город', seeks: 'маньяк', employer: 'Аня' } };
const told = (text: string) => ({ told: [`Сева: ${text}`] });

describe('priest', () => {
  night(
    'R-194, R-195: deeds of every night, this one included',
    TOWN,
    'Рома intimidate Аня; Сева confess Рома',
    { ...told('убивал; пугал'), mute: ['Аня 1'] },
    { history: { 4: 'Рома kill Вася; Даша heal Вася' } },
  );
  night('R-196: a mafioso who killed', TOWN, 'Рома kill Аня; Сева confess Рома', { dead: 'Аня', ...told('убивал') });
  night('R-197: who intimidated', TOWN, 'Рома intimidate Аня; Сева confess Рома', told('пугал'));
  night(
    'R-198: who bribed',
    TOWN,
    'Рома bribe ?Есть ли иммунитеты?; Сева confess Рома',
    { told: ['Рома: нет', 'Сева: подкупал'] },
    { rulings: [{ ask: 'bribe', answer: 'нет' }] },
  );
  night('R-199: the journalist', TOWN, 'Жанна interview Аня; Сева confess Жанна', told('брал интервью'));
  night('R-200: the lawyer', TOWN, 'Адам protect Аня; Сева confess Адам', told('отмазывал (мухлевал с документами)'));
  night('R-201: the shahid who lives', TOWN, 'Шамиль mark Аня; Сева confess Шамиль', told('ничего не делал'));
  night('R-202: the shahid who dies', TOWN, 'Шамиль mark Аня; Рома kill Шамиль; Сева confess Шамиль', {
    dead: 'Шамиль Аня',
    ...told('убивал'),
  });
  night(
    'R-201: the shahid who is saved',
    TOWN,
    'Шамиль mark Аня; Рома kill Шамиль; Даша heal Шамиль; Сева confess Шамиль',
    { dead: 'Аня', ...told('ничего не делал') },
  );
  night('R-203: the cop', TOWN, 'Миша visit Аня; Сева confess Миша', told('забирал в тюрьму'));
  night('R-204: the doctor', TOWN, 'Даша heal Аня; Сева confess Даша', told('лечил'));
  night('R-205, R-212: the prostitute costs the vote', TOWN, 'Поля silence Аня; Сева confess Поля', {
    ...told('узнал много постыдных вещей'),
    mute: ['Аня 1', 'Сева 1'],
  });
  night('R-212, A-101: the girl too', TOWN, 'Дина visit Аня; Сева confess Дина', {
    ...told('приходила к игроку'),
    mute: ['Сева 1'],
  });
  night('R-206: an ordinary maniac', TOWN, 'Марк kill Аня; Сева confess Марк', { dead: 'Аня', ...told('убивал') });
  night('R-207: a bloody one breaks his heart', TOWN, 'Марк bloodyKill Аня; Сева confess Марк', {
    dead: 'Аня Сева',
    told: [],
  });
  night(
    'A-098: also for an earlier night',
    TOWN,
    'Марк torture Аня; Сева confess Марк',
    { dead: 'Сева', told: [] },
    { history: { 3: 'Марк bloodyKill Вася; Даша heal Вася' } },
  );
  night('A-090: healed he lives', TOWN, 'Марк bloodyKill Аня; Сева confess Марк; Даша heal Сева', { dead: 'Аня' });
  night('R-208: the sheriff', TOWN, 'Шон kill Аня; Сева confess Шон', { dead: 'Аня', ...told('убивал') });
  night(
    'R-209: the detective',
    TOWN,
    'Денис investigate Аня; Сева confess Денис',
    { told: ['Денис: нет', 'Сева: проверял'] },
    { setup: SETUP },
  );
  night('R-210: the mercenary, hired only', TOWN, 'Наум hire Рома; Сева confess Наум', {
    told: ['Наум: нанят', 'Сева: нанимался'],
  });
  night('R-210: the mercenary who killed', TOWN, 'Наум hire Рома Аня; Сева confess Наум', {
    dead: 'Аня',
    told: ['Наум: нанят', 'Сева: убивал'],
  });
  night('R-211: the others by analogy', TOWN, 'Коля check Рома; Сева confess Коля', {
    told: ['Коля: мафия', 'Сева: проверял'],
  });
  night('A-099: a mafioso who is not boss', TOWN, 'Рома kill Аня; Сева confess Руслан', {
    dead: 'Аня',
    ...told('ничего не делал'),
  });
  night(
    'A-100: a blocked move is none, and no bloody one',
    TOWN,
    'Марк bloodyKill Аня; Дина visit Марк; Сева confess Марк',
    told('ничего не делал'),
  );
  night('A-102: no targets are named', TOWN, 'Даша poison Аня; Сева confess Даша', {
    ...told('травил'),
    mute: ['Аня 2'],
  });
});
