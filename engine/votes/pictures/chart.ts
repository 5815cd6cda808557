import { scale, spread, wholeTicks } from './axes';
import { badness, type Candidate, type Course, leaders, peak } from './course';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line of the chart, in px. */
export interface Line {
  seat: string;
  name: string;
  /** Badness at the end. */
  end: number;
  /** SVG path of steps: level while nothing changes, upright where a vote was cast. */
  path: string;
  /** Where a vote changed it. */
  dots: readonly { x: number; y: number }[];
  /** Where the line ends, and where its label stands so that no two cover each other. */
  tip: { x: number; y: number };
  label: number;
}

export interface Chart {
  lines: readonly Line[];
  /** Those without a label who once had two votes and more against them: single votes would only fill the picture. */
  others: readonly string[];
  /** Levels with their badness. */
  levels: readonly { y: number; value: number }[];
  x: (at: number) => number;
}

export interface ChartInput {
  course: Course;
  votesFor: boolean;
  /** Ends of the time axis. */
  from: number;
  to: number;
  /** Where lines may be drawn. */
  box: Box;
  /** Labelled lines at most, and the height of a label. */
  most: number;
  line: number;
}

/** Px between two lines of one height. */
const ASIDE = 1.5;

const round = (n: number): number => Math.round(n * 10) / 10;

/** Lays the course out: the worst is on top, lines of one height lie beside each other and not over each other. */
export function chartOf({ course, votesFor, from, to, box, most, line }: ChartInput): Chart {
  const named = leaders(course.candidates, votesFor, most);
  const all = course.candidates.flatMap(({ stands }) => stands.map((stand) => badness(stand, votesFor)));
  const worst = Math.max(1, ...all);
  const best = Math.min(0, ...all);
  const free = scale(from, to, box.left, box.right);
  // A vote the host counted by hand may lie outside the day.
  const x = (at: number): number => Math.max(box.left, Math.min(free(at), box.right));
  const y = scale(best, worst, box.bottom, box.top);
  const drawn = ({ stands }: Candidate, aside: number): Pick<Line, 'path' | 'dots' | 'tip'> => {
    let path = `M${round(x(from))} ${round(y(0) - aside)}`;
    const dots = stands.map((stand) => {
      const dot = { x: round(x(stand.at)), y: round(y(badness(stand, votesFor)) - aside) };
      path += `H${dot.x}V${dot.y}`;
      return dot;
    });
    const tip = { x: round(x(to)), y: dots.at(-1)?.y ?? round(y(0) - aside) };
    return { path: `${path}H${tip.x}`, dots, tip };
  };
  const lines = named.map((candidate, index) => {
    // Enough to tell lines apart and too little to be taken for a vote.
    const aside = ((named.length - 1) / 2 - index) * ASIDE;
    return {
      seat: candidate.seat,
      name: candidate.name,
      end: badness(candidate.stands.at(-1), votesFor),
      ...drawn(candidate, aside),
    };
  });
  const labels = spread(
    lines.map(({ tip }) => tip.y),
    line,
    box.top,
    box.bottom,
  );
  const shown = new Set(named.map(({ seat }) => seat));
  return {
    lines: lines.map((it, index) => ({ ...it, label: labels[index] ?? it.tip.y })),
    others: course.candidates
      .filter((it) => !shown.has(it.seat) && peak(it, votesFor) > 1)
      .map((it) => drawn(it, 0).path),
    levels: wholeTicks(best, worst, 8).map((value) => ({ value, y: round(y(value)) })),
    x,
  };
}
