import type { Phrase } from '../../engine/words';
import { forumClock, span } from './forum-clock';
import { useModel, useSay } from './model';
import { PostLink } from './post-link';

const W = {
  left: { ru: 'До конца дня {left}', en: 'Day ends in {left}' },
  over: { ru: 'День окончен {deadline}', en: 'The day ended {deadline}' },
  until: { ru: '{deadline} по часам форума', en: '{deadline} on the forum’s clock' },
  stopped: { ru: 'День остановлен постом', en: 'The day was stopped by a post' },
  none: { ru: 'Срок дня не задан', en: 'The day has no deadline' },
  now: { ru: 'на форуме {time} ({zone})', en: 'forum time {time} ({zone})' },
  rules: { ru: 'Часовой пояс задан в правилах игры', en: 'The time zone is set in the game’s rules' },
  page: { ru: 'Часовой пояс взят со страницы форума', en: 'The time zone is the one the forum’s page shows' },
  unknown: {
    ru: 'Форум не говорит своего часового пояса: показано время UTC',
    en: 'The forum does not tell its time zone: UTC is shown',
  },
  day: { ru: 'д', en: 'd' },
} satisfies Record<string, Phrase>;

/** Time to the deadline and the clock it is told by. Silent for screen readers: a clock that speaks every second is noise. */
export function Clock() {
  const model = useModel();
  const say = useSay();
  const clock = forumClock(model.state.value, model.now.value);
  return (
    <p class="clock">
      {clock.left !== null ? (
        <strong class={clock.left < 0 ? 'over' : undefined}>
          {clock.left < 0
            ? say(W.over, { deadline: clock.deadline ?? '' })
            : say(W.left, { left: span(clock.left, say(W.day)) })}
        </strong>
      ) : clock.byPost !== null ? (
        <PostLink post={clock.byPost}>{say(W.stopped)}</PostLink>
      ) : (
        <span>{say(W.none)}</span>
      )}{' '}
      {clock.left !== null && clock.left >= 0 && clock.deadline && (
        <span>{say(W.until, { deadline: clock.deadline })}, </span>
      )}
      <span title={say(W[clock.source])}>
        {say(W.now, { time: clock.shown, zone: zoneName(clock.zone) })}
        {clock.source === 'unknown' && '?'}
      </span>
    </p>
  );
}

const zoneName = (zone: string): string => (/^[+-]/.test(zone) ? `UTC${zone}` : zone);
