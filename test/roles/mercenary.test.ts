import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN =
  'Рома мафия 1, Руслан мафия 2, Поля путана, Коля комиссар, Наум наёмник, Джек джокер, Дина девочка, Даша доктор, Эля †, Аня, Вася';

describe('mercenary', () => {
  night('R-225, R-230, R-231: hired he kills and is told', TOWN, 'Наум hire Коля Аня', {
    dead: 'Аня',
    told: ['Наум: нанят'],
  });
  night('R-230: he may hire out only', TOWN, 'Наум hire Коля', { told: ['Наум: нанят'] });
  night('R-225: mafia of any rank will do', TOWN, 'Наум hire Руслан Аня', { dead: 'Аня', told: ['Наум: нанят'] });
  night('R-225, R-231: a citizen will not', TOWN, 'Наум hire Вася Аня', { told: ['Наум: не нанят'] });
  night('R-232: the prostitute will not', TOWN, 'Наум hire Поля Аня', { told: ['Наум: не нанят'] });
  night('A-103: the joker asks the host, until then nothing is told', TOWN, 'Наум hire Джек Аня', {
    asks: true,
    told: [],
  });
  for (const [answer, dead, told] of [
    ['да', 'Аня', 'нанят'],
    ['нет', '', 'не нанят'],
  ] as const)
    night(
      `A-103, R-231: the host says ${answer}`,
      TOWN,
      'Наум hire Джек Аня',
      { dead, told: [`Наум: ${told}`] },
      { rulings: [{ ask: 'combat', answer }] },
    );
  night('R-226: not the employer himself', TOWN, 'Наум hire Коля Коля', { told: [], refused: ['Наум'] });
  night('R-226: but anybody else, himself included', TOWN, 'Наум hire Коля Наум', {
    dead: 'Наум',
    told: ['Наум: нанят'],
  });
  night('R-225: he is no employer of himself', TOWN, 'Наум hire Наум Аня', { told: [], refused: ['Наум'] });
  night(
    'R-227: not the same employer after a killing',
    TOWN,
    'Наум hire Коля Аня',
    { told: [], refused: ['Наум'] },
    { history: { 3: 'Наум hire Коля Эля' } },
  );
  night(
    'R-227: but again after hiring without a killing',
    TOWN,
    'Наум hire Коля Аня',
    { dead: 'Аня', told: ['Наум: нанят'] },
    { history: { 4: 'Наум hire Коля' } },
  );
  night(
    'R-227, A-100: a blocked killing has not used him up',
    TOWN,
    'Наум hire Коля Аня',
    { dead: 'Аня', told: ['Наум: нанят'] },
    { history: { 4: 'Наум hire Коля Аня; Дина visit Наум' } },
  );
  night(
    'R-229: a dead employer hires nobody',
    TOWN.replace('Коля комиссар', 'Коля комиссар †'),
    'Наум hire Коля Аня',
    { told: [], refused: ['Наум'] },
    { history: { 4: 'Наум hire Коля' } },
  );
  night('A-104: a blocked employer hires all the same', TOWN, 'Наум hire Коля Аня; Дина visit Коля', {
    dead: 'Аня',
    told: ['Наум: нанят'],
  });
  night('A-104: one killed this night too', TOWN, 'Наум hire Коля Аня; Рома kill Коля', {
    dead: 'Аня Коля',
    told: ['Наум: нанят'],
  });
  night('R-228: the employer is told nothing', TOWN, 'Наум hire Коля Аня; Даша heal Аня', { told: ['Наум: нанят'] });
});
