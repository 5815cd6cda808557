import { useModel, useSay } from './model';

/** What the reader of the count must know: unread pages, no roster, what the page hides. */
export function Notices() {
  const { shown } = useModel();
  const say = useSay();
  const list = shown.value.notices;
  if (list.length === 0) return null;
  return (
    <ul class="notices">
      {list.map((notice) => {
        const text = say(notice.phrase, notice.slots);
        return <li key={notice.code + text}>{text}</li>;
      })}
    </ul>
  );
}
