import { useState } from 'preact/hooks';
import type { Side } from '../../engine/votes/ballot';
import { fill, type Phrase } from '../../engine/words';
import type { Actions } from './actions';
import type { Task } from './decide-choices';
import { useModel, useSay } from './model';
import { OriginalText } from './original-text';
import { PlayerPicker } from './player-picker';
import { SideChoice } from './side-choice';
import { shortened } from './status';

const W = {
  count: { ru: 'Засчитать голос за игрока', en: 'Count the vote for' },
  alias: { ru: '«{raw}» — это', en: '“{raw}” is' },
  voter: { ru: 'Чей это голос', en: 'Whose vote it is' },
  target: { ru: 'Голос за игрока', en: 'The vote is for' },
  dead: { ru: 'Кто мёртв с этого поста', en: 'Who is dead since this post' },
} satisfies Record<string, Phrase>;

interface TaskProps {
  task: Task;
  post: string;
  actions: Actions;
  onDone: (done: Promise<boolean>) => Promise<void>;
}

/** The second step of a decision: which player, which side, what text. */
export function DecideTask({ task, post, actions, onDone }: TaskProps) {
  const { shown } = useModel();
  const say = useSay();
  const ballots = shown.value.byPost.get(post) ?? [];
  const last = ballots.at(-1);
  const [side, setSide] = useState<Side>(last?.side ?? 'against');
  const [voter, setVoter] = useState<string | null>(null);
  const unnamed = ballots.find((ballot) => ballot.target === null && ballot.raw !== '');
  switch (task) {
    case 'count':
      return (
        <>
          <SideChoice side={side} onSide={setSide} />
          <PlayerPicker
            label={say(W.count)}
            first={last?.candidates ?? []}
            onPick={(seat) => void onDone(actions.decide({ kind: 'count', post, seat, side }))}
          />
        </>
      );
    case 'alias':
      return (
        <PlayerPicker
          label={fill(W.alias, say.lang, { raw: shortened(unnamed?.raw ?? '', 40) })}
          first={unnamed?.candidates ?? []}
          onPick={(id) => {
            const seat = shown.value.count?.roster.seats.find((one) => one.id === id);
            const nick = seat?.accounts.at(-1)?.nick ?? seat?.name;
            if (unnamed && nick !== undefined) void onDone(actions.alias(unnamed.raw, nick));
          }}
        />
      );
    case 'behalf':
      return voter === null ? (
        <PlayerPicker key="voter" label={say(W.voter)} onPick={setVoter} />
      ) : (
        <>
          <SideChoice side={side} onSide={setSide} />
          <PlayerPicker
            key="target"
            label={say(W.target)}
            onPick={(seat) => void onDone(actions.decide({ kind: 'on-behalf', post, voter, seat, side }))}
          />
        </>
      );
    case 'original':
      return <OriginalText post={post} onSave={(decision) => void onDone(actions.decide(decision))} />;
    case 'dead':
      return (
        <PlayerPicker label={say(W.dead)} onPick={(seat) => void onDone(actions.seat(seat, { deadSince: post }))} />
      );
  }
}
