import { useState } from 'preact/hooks';
import type { Side } from '../../engine/votes/ballot';
import { actionsOf } from './actions';
import type { Task } from './decide-choices';
import { useModel } from './model';
import { OriginalText } from './original-text';
import { PlayerPicker } from './player-picker';
import { SideChoice } from './side-choice';
import { shortened } from './status';

interface TaskProps {
  task: Task;
  post: string;
  onDone: (done: Promise<boolean>) => Promise<void>;
}

/** The second step of a decision: which player, which side, what text. */
export function DecideTask({ task, post, onDone }: TaskProps) {
  const model = useModel();
  const { thread, shown, say } = model.view;
  const actions = actionsOf(model);
  const ballots = shown.byPost.get(post) ?? [];
  const last = ballots.at(-1);
  const [side, setSide] = useState<Side>(last?.side ?? 'against');
  const [voter, setVoter] = useState<string | null>(null);
  const unnamed = ballots.find((ballot) => ballot.target === null && ballot.raw !== '');
  const sides = <SideChoice side={side} onSide={setSide} />;
  switch (task) {
    case 'count':
      return (
        <>
          {sides}
          <PlayerPicker
            label={say('decide.pick-count')}
            first={last?.candidates ?? []}
            onPick={(seat) => void onDone(actions.decide({ kind: 'count', post, seat, side }))}
          />
        </>
      );
    case 'alias':
      return (
        <PlayerPicker
          label={say('decide.pick-alias', { raw: shortened(unnamed?.raw ?? '', 40) })}
          first={unnamed?.candidates ?? []}
          onPick={(id) => {
            const seat = shown.count?.roster.seats.find((one) => one.id === id);
            const nick = seat?.accounts.at(-1)?.nick ?? seat?.name;
            if (unnamed && nick !== undefined) void onDone(actions.alias(unnamed.raw, nick));
          }}
        />
      );
    case 'behalf':
      if (voter === null) return <PlayerPicker key="voter" label={say('decide.pick-voter')} onPick={setVoter} />;
      return (
        <>
          {sides}
          <PlayerPicker
            key="target"
            label={say('decide.pick-target')}
            onPick={(seat) => void onDone(actions.decide({ kind: 'on-behalf', post, voter, seat, side }))}
          />
        </>
      );
    case 'original':
      return <OriginalText post={post} onSave={(decision) => void onDone(actions.decide(decision))} />;
    case 'dead':
      return (
        <PlayerPicker
          label={say('decide.pick-dead')}
          seats={thread.view?.game?.roster.seats ?? []}
          onPick={(seat) => void onDone(actions.seat(seat, { deadSince: post }))}
        />
      );
  }
}
