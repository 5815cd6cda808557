import { noticesOf } from '../../../engine/forums/notices';
import type { PageAbout } from '../../../engine/protocol/calls';
import { fill } from '../../../engine/words';
import { count, lang, say } from '../lang';
import { authors, posts, words } from './popup.words';

/** What the page is: forum engine, title of the topic, how much of it stands here. */
export function ThreadCard({ about }: { about: PageAbout }) {
  const { topic } = about;
  const facts = [
    count(posts, about.posts),
    count(authors, about.authors.length),
    ...(topic.page !== null && topic.pages !== null ? [say(words.page, { page: topic.page, pages: topic.pages })] : []),
  ];
  return (
    <section class="card" aria-labelledby="topic">
      <p class="muted">
        {about.engineName} · {new URL(about.url).host}
      </p>
      <h1 id="topic" class="topic" title={topic.title}>
        {topic.title}
      </h1>
      <p class="muted">{facts.join(' · ')}</p>
      {noticesOf(about.counts).map((notice) => (
        <p key={notice.code} class="note doubt">
          {fill(notice.phrase, lang.value, notice.slots)}
        </p>
      ))}
    </section>
  );
}
