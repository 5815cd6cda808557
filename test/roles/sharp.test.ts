import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Руслан мафия 2, Шура шулер, Марк маньяк, Дина девочка, Миша мент, Даша доктор, Поля путана, Аня, Вася';

describe('sharp', () => {
  night('R-142: heals himself', TOWN, 'Шура selfHeal; Рома kill Шура', {});
  night(
    'A-089: any number of nights running',
    TOWN,
    'Шура selfHeal; Рома kill Шура',
    {},
    { history: { 4: 'Шура selfHeal' } },
  );
  night('R-143: blocks on a yes', TOWN, 'Шура block Рома; Рома kill Аня', {}, { dice: { sharpBlock: true } });
  night(
    'R-143: and not on a no',
    TOWN,
    'Шура block Рома; Рома kill Аня',
    { dead: 'Аня' },
    { dice: { sharpBlock: false } },
  );
  night(
    'R-144: never a girl who has sent a move',
    TOWN,
    'Шура block Дина; Дина visit Рома; Рома kill Аня',
    {},
    { dice: { sharpBlock: true } },
  );
  night('R-144: nor a cop', TOWN, 'Шура block Миша; Миша visit Аня; Рома kill Аня', {}, { dice: { sharpBlock: true } });
  night(
    'R-145: peeks at tonight’s act only',
    TOWN,
    'Шура peek Рома; Рома intimidate Аня',
    { told: ['Шура: пугал'], mute: ['Аня 1'] },
    { history: { 4: 'Рома kill Вася; Даша heal Вася' } },
  );
  night('R-146: a lower rank did nothing', TOWN, 'Шура peek Руслан; Руслан kill Аня', {
    dead: 'Аня',
    told: ['Шура: ничего не делал'],
  });
  night('R-149: a bloody maniac does not kill him', TOWN, 'Шура peek Марк; Марк bloodyKill Аня', {
    dead: 'Аня',
    told: ['Шура: убивал'],
  });
  night('R-149: girl and prostitute do not cost his vote', TOWN, 'Шура peek Поля; Поля silence Аня', {
    told: ['Шура: много постыдных вещей'],
    mute: ['Аня 1'],
  });
  night('A-100: a blocked one did nothing', TOWN, 'Шура peek Марк; Марк kill Аня; Дина visit Марк', {
    told: ['Шура: ничего не делал'],
  });
  night(
    'R-147: not to the same person two nights running',
    TOWN,
    'Шура block Рома; Рома kill Аня',
    { dead: 'Аня', refused: ['Шура'] },
    { history: { 4: 'Шура peek Рома' }, dice: { sharpBlock: true } },
  );
  night(
    'A-041: a blocked visit counts',
    TOWN,
    'Шура peek Рома',
    { told: [], refused: ['Шура'] },
    { history: { 4: 'Шура peek Рома; Дина visit Шура' } },
  );
  night(
    'R-148: lifted with three players',
    'Рома мафия 1, Шура шулер, Аня',
    'Шура peek Рома; Рома intimidate Аня',
    { told: ['Шура: пугал'] },
    { history: { 4: 'Шура peek Рома' } },
  );
  night(
    'R-141, A-088: no win while somebody shoots',
    'Рома мафия 1, Шура шулер, Коля комиссар, Аня, Вася',
    'Коля kill Рома',
    { dead: 'Рома', state: { notWinner: 'шулер' } },
  );
  night('R-141: wins when the last one is gone', 'Рома мафия 1, Шура шулер, Хома хохол, Аня, Вася', 'Рома kill Хома', {
    dead: 'Рома Хома',
    state: { winner: 'шулер' },
  });
  night(
    'A-088: a joker alive leaves it to the host',
    'Рома мафия 1, Шура шулер, Хома хохол, Джек джокер, Аня',
    'Рома kill Хома',
    { dead: 'Рома Хома', asks: true, state: { winner: 'шулер' } },
  );
});
