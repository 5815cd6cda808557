import { useModel } from './model';

/** The door to the decisions about a post. */
export function DecideButton({ post, about }: { post: string; about: string }) {
  const model = useModel();
  return (
    <button type="button" data-cell="" aria-label={about} onClick={() => model.set({ deciding: post })}>
      {model.view.say('ballots.decide')}
    </button>
  );
}
