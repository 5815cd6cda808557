import type { Phrase, Plural } from '../../engine/words';
import { actionsOf } from './actions';
import { useModel, useSay } from './model';
import { shortened } from './status';

const W = {
  none: { ru: 'Проголосовали все живые', en: 'Everyone alive has voted' },
  provisional: { ru: 'Прочитано не всё: список может сократиться', en: 'Not everything is read: the list may shrink' },
  unknown: {
    ru: 'Кто не голосовал, станет известно, когда ведущий подтвердит состав. Пока имена взяты из авторов темы:',
    en: 'Who has not voted is known once the host confirms the roster. For now the names are the thread’s authors:',
  },
  desk: { ru: 'Состав и правила…', en: 'Roster and rules…' },
} satisfies Record<string, Phrase>;
const COUNT: Plural = {
  ru: ['Не голосовал {n} игрок', 'Не голосовали {n} игрока', 'Не голосовали {n} игроков'],
  en: ['{n} player has not voted', '{n} players have not voted'],
};

/** Who owes a vote. Without a confirmed roster nobody does. */
export function Absent() {
  const model = useModel();
  const say = useSay();
  const { count, notices } = model.shown.value;
  const absent = count?.tally.absent ?? null;
  const unread = notices.some((notice) => notice.code === 'unread-pages');
  const list = absent ?? count?.roster.seats ?? [];
  return (
    <>
      <p class="lead">
        {absent === null ? say(W.unknown) : absent.length === 0 ? say(W.none) : say.n(COUNT, absent.length)}
      </p>
      {absent !== null && absent.length > 0 && unread && <p class="muted">{say(W.provisional)}</p>}
      <ul class={absent === null ? 'names muted' : 'names'}>
        {list.map((seat) => (
          <li key={seat.id}>{shortened(seat.name, 80)}</li>
        ))}
      </ul>
      {absent === null && (
        <button type="button" class="primary" onClick={() => void actionsOf(model).desk()}>
          {say(W.desk)}
        </button>
      )}
    </>
  );
}
