import { useModel } from './model';

/** What the reader of the count must know: unread pages, no roster, where the votes are, what the page hides. */
export function Notices() {
  const { shown, say } = useModel().view;
  if (shown.notices.length === 0) return null;
  return (
    <ul class="notices">
      {shown.notices.map((notice) => (
        <li key={notice.code}>{notice.href ? <a href={notice.href}>{say.of(notice)}</a> : say.of(notice)}</li>
      ))}
    </ul>
  );
}
