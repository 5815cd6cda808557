import type { Course, Turn } from '../../../engine/votes/pictures/course';
import { clockOf, wallText } from '../forum-clock';
import { useModel } from '../model';
import { PostLink } from '../post-link';
import { useRoving } from '../roving';
import { shortened } from '../status';

/** Every vote that changed something, in order: what the picture shows, for reading. */
export function CourseTable({ course }: { course: Course }) {
  const { thread, shown, say } = useModel().view;
  const table = useRoving<HTMLTableElement>();
  const clock = clockOf(thread);
  const vote = (to: Turn['to']): string =>
    to === null
      ? say('larger.none')
      : `${say(`larger.${to.side}`)} ${shortened(shown.names.get(to.seat) ?? to.seat, 40)}`;
  return (
    <details>
      <summary>{say('larger.table')}</summary>
      <table ref={table}>
        <caption class="hidden">{say('larger.courseTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('larger.player')}</th>
            <th scope="col">{say('larger.vote')}</th>
            <th scope="col">{say('larger.time')}</th>
          </tr>
        </thead>
        <tbody>
          {course.turns.map((turn, n) => (
            <tr key={`${turn.post} ${turn.voter}`} data-row>
              <th scope="row">{shortened(turn.voter, 40)}</th>
              <td class="text">
                {turn.from ? say('larger.turn', { from: vote(turn.from), to: vote(turn.to) }) : vote(turn.to)}
              </td>
              <td>
                <PostLink post={turn.post} cell>
                  {course.timed ? wallText(clock, turn.at) : `${n + 1}`}
                </PostLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
