import { useEffect, useState } from 'preact/hooks';
import type { Activity as Taking } from '../../../engine/votes/activity/activity';
import { toRemind } from '../../../engine/votes/activity/report';
import { problem } from '../actions';
import { useModel } from '../model';
import { readingOf } from '../thread-state';
import { ActivityRow } from './activity-row';
import { SilentCopy } from './silent-copy';

/** Who takes part and who has fallen silent: any post counts, a vote or not. */
export function Activity() {
  const model = useModel();
  const { thread, shown, say } = model.view;
  const [found, setFound] = useState<Taking | null>(null);
  // A new count means new posts, another roster or another day.
  useEffect(() => {
    let gone = false;
    const ask = { key: thread.topic.key, reading: readingOf(thread) };
    void model.ask('thread/activity', ask).then((answer) => {
      if (gone) return;
      if (answer.ok) setFound(answer.value);
      else model.tell(problem(answer.error));
    });
    return () => {
      gone = true;
    };
  }, [shown.count]);
  if (!found) return <p class="empty">{say('larger.loading')}</p>;
  const remind = toRemind(found);
  const silent = new Set(remind.map(({ seat }) => seat));
  const living = found.players.filter((player) => player.alive);
  const players = [...remind, ...found.players.filter(({ seat }) => !silent.has(seat))];
  const missed = found.days.length > 0;
  return (
    <>
      <p class="lead">
        {found.day === 0
          ? say('larger.checked', { n: living.length - remind.length, of: living.length })
          : remind.length === 0
            ? say('larger.everyone')
            : say.n('larger.quiet', remind.length)}
      </p>
      {found.provisional && <p class="muted">{say('larger.provisional')}</p>}
      {shown.count?.roster.confirmed === false && <p class="muted">{say('larger.unconfirmed')}</p>}
      <table class="activity">
        <caption class="hidden">{say('larger.activityCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('larger.player')}</th>
            <th scope="col">{say('larger.today')}</th>
            <th scope="col">{say('larger.last')}</th>
            <th scope="col" class="wide">
              {say('larger.first')}
            </th>
            <th scope="col" class="wide">
              {say('larger.total')}
            </th>
            {missed && <th scope="col">{say('larger.noVote')}</th>}
            {missed && <th scope="col">{say('larger.noPost')}</th>}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <ActivityRow key={player.seat} player={player} silent={silent.has(player.seat)} missed={missed} />
          ))}
        </tbody>
      </table>
      <SilentCopy activity={found} />
    </>
  );
}
