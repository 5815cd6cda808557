import type { ComponentChildren } from 'preact';
import { useModel } from './model';
import { knownPost } from './thread-state';

/** Only web addresses: a permalink is text of the page. */
export const webAddress = (url: string): string | undefined => (/^https?:\/\//i.test(url) ? url : undefined);

/** A link to a post: scrolls to it when it is on this page, goes to its page otherwise. */
export function PostLink(props: {
  post: string;
  label?: string;
  class?: string;
  cell?: boolean;
  children: ComponentChildren;
}) {
  const model = useModel();
  const href = webAddress(knownPost(model.state.value, props.post)?.post.permalink ?? '');
  return (
    <a
      class={props.class}
      href={href ?? '#'}
      aria-label={props.label}
      title={props.label}
      data-cell={props.cell ? '' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (model.hands.show(props.post) || !href) event.preventDefault();
      }}
    >
      {props.children}
    </a>
  );
}
