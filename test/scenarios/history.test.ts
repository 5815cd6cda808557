import { describe } from 'vitest';
import { night } from '../night/play';

const TOWN = 'Рома мафия 1, Марк маньяк, Олег оборотень, Коля комиссар, Сеня сержант, Поля путана, Аня, Вася, Катя';

describe('what a scenario leaves out of the nights before', () => {
  night(
    'R-094: he who is alive has not died, whatever a night told in part comes to; nobody has his place',
    TOWN,
    'Марк torture Аня',
    { mute: ['Аня 2'], state: { roleChanges: {} } },
    { history: { 4: 'Рома kill Марк' } },
  );
  night(
    'R-216: nor has the sergeant the commissioner’s',
    TOWN,
    'Коля check Рома',
    { told: ['Коля: мафия', 'Сеня: мафия'], state: { roleChanges: {} } },
    { history: { 4: 'Рома kill Коля' } },
  );
  night(
    'R-094: he who is dead has been followed',
    TOWN.replace('Марк маньяк', 'Марк маньяк †'),
    'Олег torture Аня',
    { mute: ['Аня 2'], state: { roleChanges: { Олег: 'маньяк' } } },
    { history: { 4: 'Рома kill Марк' } },
  );
  night(
    'R-075: a disease of a night long past is over',
    TOWN,
    'Рома refuse',
    { state: { infected: [] } },
    { history: { 3: 'Поля infect Аня' } },
  );
});
