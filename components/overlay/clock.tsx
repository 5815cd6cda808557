import { useEffect, useState } from 'preact/hooks';
import { clockOf, deadlineOf, span, wallText, wallTime } from './forum-clock';
import { useModel } from './model';
import { PostLink } from './post-link';

/** Time to the deadline and the clock it is told by. Silent for screen readers: a clock that speaks every second is noise. */
export function Clock() {
  const { thread, say } = useModel().view;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const clock = clockOf(thread);
  const deadline = deadlineOf(thread);
  const border = thread.view?.game?.day.deadline;
  const ends = deadline === null ? '' : wallText(clock, deadline);
  const slots = { time: wallTime(clock, now), zone: /^[+-]/.test(clock.name) ? `UTC${clock.name}` : clock.name };
  return (
    <p class="clock">
      {deadline !== null ? (
        <strong class={now >= deadline ? 'over' : ''}>
          {now >= deadline
            ? say('clock.over', { deadline: ends })
            : `${say('clock.left', { left: span(deadline - now, say('clock.day')) })} ${say('clock.until', { deadline: ends })}`}
        </strong>
      ) : border?.by === 'post' ? (
        <PostLink post={border.post}>{say('clock.stopped')}</PostLink>
      ) : (
        <span>{say('clock.none')}</span>
      )}{' '}
      <span title={say(`clock.from-${clock.source}`)}>
        {say(clock.source === 'computer' ? 'clock.own' : 'clock.now', slots)}
      </span>
    </p>
  );
}
