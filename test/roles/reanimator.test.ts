import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Марк маньяк, Рита реаниматор, Шамиль шахид, Хома хохол, Иван идиот, Дина девочка, Даша доктор, Аня, Вася, Катя';

describe('reanimator', () => {
  night('R-238, R-244: is told the killed and saves one', TOWN, 'Рома kill Аня; Марк kill Вася; Рита revive Аня', {
    dead: 'Вася',
    told: ['Рита: убиты: Аня, Вася'],
  });
  night('R-244: or nobody', TOWN, 'Рома kill Аня; Рита revive', { dead: 'Аня', told: ['Рита: убиты: Аня'] });
  night('R-244: silent she saves nobody', TOWN, 'Рома kill Аня', { dead: 'Аня', told: [] });
  night(
    'A-107: only those dead after other saves',
    TOWN,
    'Рома kill Аня; Марк kill Вася; Даша heal Вася; Рита revive Аня',
    { told: ['Рита: убиты: Аня'] },
  );
  night('R-239: one who was not killed cannot be saved', TOWN, 'Рома kill Аня; Рита revive Катя', {
    dead: 'Аня',
    told: ['Рита: убиты: Аня'],
    refused: ['Рита'],
  });
  night('R-240: not herself', TOWN, 'Рома kill Рита; Рита revive Рита', {
    dead: 'Рита',
    told: ['Рита: убиты: Рита'],
    refused: ['Рита'],
  });
  night(
    'R-241: not the same person two nights running',
    TOWN,
    'Рома kill Аня; Рита revive Аня',
    { dead: 'Аня', told: ['Рита: убиты: Аня'], refused: ['Рита'] },
    { history: { 4: 'Рома kill Аня; Рита revive Аня' } },
  );
  night(
    'R-242: lifted with three living',
    'Марк маньяк, Рита реаниматор, Аня',
    'Марк kill Аня; Рита revive Аня',
    { told: ['Рита: убиты: Аня'] },
    { history: { 4: 'Марк kill Аня; Рита revive Аня' } },
  );
  night('A-140: not the idiot', TOWN, 'Рома kill Иван; Рита revive Иван', {
    dead: 'Иван',
    told: ['Рита: убиты: Иван'],
  });
  night('A-140: the saved shahid’s victim dies', TOWN, 'Рома kill Шамиль; Шамиль mark Аня; Рита revive Шамиль', {
    dead: 'Аня',
    told: ['Рита: убиты: Аня, Шамиль'],
  });
  night('A-140: the saved hohol’s killer lives', TOWN, 'Марк kill Хома; Рита revive Хома', {
    told: ['Рита: убиты: Марк, Хома'],
  });
  night(
    'A-065: saves from the disease',
    TOWN,
    'Рита revive Аня',
    { told: ['Рита: убиты: Аня'], state: { infected: [] } },
    { before: { infected: ['Аня'] } },
  );
  night('R-175: blocked she is told nothing', TOWN, 'Рома kill Аня; Рита revive Аня; Дина visit Рита', {
    dead: 'Аня',
    told: [],
  });
});
