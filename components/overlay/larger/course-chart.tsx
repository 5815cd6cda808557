import { timeTicks } from '../../../engine/votes/pictures/axes';
import { chartOf, type Line } from '../../../engine/votes/pictures/chart';
import type { Course } from '../../../engine/votes/pictures/course';
import { clockOf, momentOf, wallText } from '../forum-clock';
import { useModel } from '../model';
import { shortened } from '../status';
import { Marker, MOST_LINES } from './marker';

interface ChartProps {
  course: Course;
  width: number;
  votesFor: boolean;
  /** Seat whose line stands out. */
  picked: string | null;
  shownPoints: (badness: number) => string;
}

/** Px of a line of small text, of a letter of it on average, and of a time between two ticks. */
const TEXT = 15;
const LETTER = 7.6;
const TICK = 54;

/** The picture itself. Its text alternative is its title, its description and the table below it. */
export function CourseChart({ course, width, votesFor, picked, shownPoints }: ChartProps) {
  const { thread, say } = useModel().view;
  const clock = clockOf(thread);
  const ats = course.turns.map(({ at }) => at);
  const known = (border: 'start' | 'deadline'): number | null => (course.timed ? momentOf(thread, border) : null);
  const [start, deadline] = [known('start'), known('deadline')];
  const from = Math.min(start ?? Number.POSITIVE_INFINITY, ats[0] ?? 0);
  const to = Math.max(deadline ?? 0, ats.at(-1) ?? 1, from + (course.timed ? 60_000 : 1));
  const beside = Math.round(Math.min(190, width * 0.34));
  const height = Math.round(Math.max(220, Math.min(width * 0.5, window.innerHeight - 280)));
  const box = { left: 30, top: 22, right: width - beside, bottom: height - 26 };
  const chart = chartOf({ course, votesFor, from, to, box, most: MOST_LINES, line: TEXT });
  const ticks = course.timed
    ? timeTicks(from, to, clock.zone, Math.max(3, Math.floor((box.right - box.left) / TICK)))
    : [];
  const label = ({ name, end }: Line): string =>
    `${shownPoints(end)} ${shortened(name, Math.max(5, Math.floor((beside - 34) / LETTER) - 4))}`;
  /** The hour, at midnight the date. */
  const hour = (tick: number): string => {
    const [date = '', time = ''] = wallText(clock, tick).split(' ');
    return time === '00:00' ? date : time;
  };
  const end = chart.lines.map((line) => `${line.name} ${shownPoints(line.end)}`).join(', ');
  return (
    <svg class="chart" width={width} height={height} role="img" aria-labelledby="course-title course-desc">
      <title id="course-title">{say('larger.courseTitle')}</title>
      <desc id="course-desc">{say('larger.courseDesc', { end })}</desc>
      {chart.levels.map(({ y, value }) => (
        <g key={value} class="grid">
          <path d={`M${box.left} ${y}H${box.right}`} class={value === 0 ? 'zero' : ''} />
          <text x={box.left - 6} y={y + 4} text-anchor="end">
            {shownPoints(value)}
          </text>
        </g>
      ))}
      {ticks.map((tick) => (
        <g key={tick} class="grid">
          <path d={`M${chart.x(tick)} ${box.bottom}v4`} />
          <text x={chart.x(tick)} y={box.bottom + 17} text-anchor="middle">
            {hour(tick)}
          </text>
        </g>
      ))}
      {!course.timed && (
        <text x={box.left} y={box.bottom + 17}>
          {say('larger.courseOrder')}
        </text>
      )}
      {deadline !== null && (
        <g class="deadline">
          <path d={`M${chart.x(deadline)} ${box.top - 8}V${box.bottom}`} />
          <text x={chart.x(deadline)} y={box.top - 11} text-anchor="end">
            {`${say('larger.deadline')} ${wallText(clock, deadline)}`}
          </text>
        </g>
      )}
      {chart.others.map((path) => (
        <path key={path} class="other" d={path} />
      ))}
      {chart.lines.map((line, n) => (
        <g key={line.seat} class={picked === null || picked === line.seat ? '' : 'faded'}>
          <path class={`line l${n}`} d={line.path} />
          {line.dots.map(({ x, y }) => (
            <Marker key={`${x} ${y}`} n={n} x={x} y={y} />
          ))}
          <path class="lead" d={`M${line.tip.x + 4} ${line.tip.y}L${line.tip.x + 12} ${line.label}`} />
          <Marker n={n} x={line.tip.x + 20} y={line.label} />
          <text class="name" x={line.tip.x + 30} y={line.label + 4}>
            {label(line)}
          </text>
        </g>
      ))}
    </svg>
  );
}
