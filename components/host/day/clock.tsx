import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Phrase } from '../../../engine/words';
import { count, say } from '../../desk/lang';
import { useHost } from '../table';
import { minutes, words } from './day.words';

const MINUTE = 60_000;

interface Props {
  deadline: string;
  /** What is said while there is `{time}` left, and afterwards. */
  left?: Phrase;
  over?: Phrase;
}

/** How long the day still lasts; a new reading twice a minute is enough for minutes. */
export function Clock({ deadline, left: leftWords = words.left, over = words.closed }: Props) {
  const { hands } = useHost();
  const now = useSignal(Date.parse(hands.now()));
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.parse(hands.now());
    }, MINUTE / 2);
    return () => clearInterval(timer);
  }, [deadline]);
  const left = Date.parse(deadline) - now.value;
  if (Number.isNaN(left)) return null;
  return <p class="status">{left <= 0 ? say(over) : say(leftWords, { time: span(left) })}</p>;
}

/** «1 ч 5 мин», «12 минут»; a minute begun counts. */
export function span(ms: number): string {
  const whole = Math.ceil(ms / MINUTE);
  const [h, m] = [Math.floor(whole / 60), whole % 60];
  return h > 0 ? say(words.hours, { h, m }) : count(minutes, m);
}
