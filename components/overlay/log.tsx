import { useState } from 'preact/hooks';
import type { Phrase } from '../../engine/words';
import { BallotsList } from './ballots-list';
import { useModel, useSay } from './model';
import { PostsList } from './posts-list';
import { gist } from './status';

const KINDS = ['all', 'counts', 'rest', 'posts'] as const;
type Kind = (typeof KINDS)[number];

const W: Record<Kind | 'show' | 'find' | 'none', Phrase> = {
  show: { ru: 'Показать', en: 'Show' },
  all: { ru: 'Все голоса', en: 'All votes' },
  counts: { ru: 'Считаются', en: 'Counting' },
  rest: { ru: 'Не считаются', en: 'Not counting' },
  posts: { ru: 'Все посты страницы', en: 'All posts of the page' },
  find: { ru: 'Имя или текст', en: 'Name or text' },
  none: { ru: 'Ничего не найдено', en: 'Nothing found' },
};

/** Every vote found, newest last, with a filter; also the door to posts that hold none. */
export function Log() {
  const { shown } = useModel();
  const say = useSay();
  const [kind, setKind] = useState<Kind>('all');
  const [find, setFind] = useState('');
  const names = shown.value.names;
  const word = find.trim().toLowerCase();
  const found = shown.value.ballots.filter(
    (ballot) =>
      (kind === 'all' || (ballot.status === 'counts') === (kind === 'counts')) &&
      `${ballot.voterName} ${gist(ballot, names, say.lang)} ${ballot.raw}`.toLowerCase().includes(word),
  );
  return (
    <>
      <div class="filter">
        <select aria-label={say(W.show)} value={kind} onChange={(event) => setKind(kindOf(event.currentTarget.value))}>
          {KINDS.map((id) => (
            <option key={id} value={id}>
              {say(W[id])}
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label={say(W.find)}
          placeholder={say(W.find)}
          value={find}
          onInput={(event) => setFind(event.currentTarget.value)}
        />
      </div>
      {kind === 'posts' ? (
        <PostsList word={word} />
      ) : found.length > 0 ? (
        <BallotsList ballots={found} />
      ) : (
        <p class="empty">{say(W.none)}</p>
      )}
    </>
  );
}

const kindOf = (value: string): Kind => KINDS.find((kind) => kind === value) ?? 'all';
