import { useMemo, useState } from 'preact/hooks';
import { badness, courseOf, leaders, peak } from '../../../engine/votes/pictures/course';
import { useModel } from '../model';
import { points, shortened } from '../status';
import { CourseChart } from './course-chart';
import { CourseTable } from './course-table';
import { Marker, MOST_LINES } from './marker';
import { useWidth } from './use-width';

/** How the totals moved over the day: a picture, whom it shows, and the same as a table. */
export function Course() {
  const { shown, say } = useModel().view;
  const { count, ballots, names } = shown;
  const [ref, width] = useWidth<HTMLDivElement>(360);
  const [picked, setPicked] = useState<string | null>(null);
  const course = useMemo(() => courseOf(ballots, names, count?.policy.zone ?? null), [ballots, names, count]);
  const votesFor = count?.policy.votesFor ?? true;
  const named = leaders(course.candidates, votesFor, MOST_LINES);
  const others = course.candidates.some((it) => !named.includes(it) && peak(it, votesFor) > 1);
  /** Points as the count shows them: below zero with votes for, votes without. */
  const shownPoints = (bad: number): string => points(votesFor ? 0 - bad : bad);
  return (
    <div ref={ref} class="picture">
      {course.turns.length === 0 ? (
        <p class="empty">{say('larger.empty')}</p>
      ) : (
        <>
          <CourseChart course={course} width={width} votesFor={votesFor} picked={picked} shownPoints={shownPoints} />
          <ul class="legend" aria-label={say('larger.emphasise')}>
            {named.map(({ seat, name, stands }, n) => (
              <li key={seat}>
                <button
                  type="button"
                  aria-pressed={seat === picked}
                  onClick={() => setPicked(seat === picked ? null : seat)}
                >
                  <svg class="key" viewBox="-16 -8 32 16" aria-hidden="true">
                    <path class={`line l${n}`} d="M-16 0H16" />
                    <Marker n={n} x={0} y={0} />
                  </svg>
                  {shortened(name, 24)} {shownPoints(badness(stands.at(-1), votesFor))}
                </button>
              </li>
            ))}
            {others && <li class="muted">{say('larger.others')}</li>}
          </ul>
          <CourseTable course={course} />
        </>
      )}
    </div>
  );
}
