import { closesAt, lastWordUntil } from '../../../engine/votes/execution';
import { say } from '../../desk/lang';
import { WebLink } from '../../desk/ui/web-link';
import type { VotingDraft } from './drafts';
import type { GameTopic } from './live-count';
import { MomentField } from './moment-field';
import { words } from './nominations.words';

interface Props {
  draft: VotingDraft;
  /** Topics that may be the day's voting topic. */
  topics: readonly GameTopic[];
  zone: string;
  shown: (iso: string) => string;
  onTopic: (topic: GameTopic) => void;
  onMoment: (iso: string) => void;
}

/** The hour of the voting: opened with the voting topic, closed an hour later, the last word after it. */
export function VotingTopic({ draft, topics, zone, shown, onTopic, onMoment }: Props) {
  const own = topics.find((topic) => topic.key === draft.thread);
  const closes = draft.opened === '' ? null : closesAt(Date.parse(draft.opened));
  return (
    <div class="stack">
      {own && (
        <p>
          {say(words.topicIs)}{' '}
          <WebLink class="name" url={own.url}>
            {own.title}
          </WebLink>
        </p>
      )}
      {topics
        .filter((topic) => topic.key !== draft.thread)
        .map((topic) => (
          <div key={topic.key}>
            <button type="button" onClick={() => onTopic(topic)}>
              {topic.opened === null
                ? say(words.voteIn, { topic: topic.title })
                : say(words.voteInSince, { topic: topic.title, at: shown(topic.opened) })}
            </button>
          </div>
        ))}
      <MomentField label={say(words.opened)} value={draft.opened} zone={zone} onMoment={onMoment} />
      {closes !== null && (
        <p>
          {say(words.closes, { at: shown(new Date(closes).toISOString()) })}.{' '}
          {say(words.lastWord, { at: shown(new Date(lastWordUntil(closes)).toISOString()) })}.
        </p>
      )}
    </div>
  );
}
