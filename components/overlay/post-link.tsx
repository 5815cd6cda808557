import type { ComponentChildren } from 'preact';
import { useModel } from './model';
import { knownPost } from './thread-state';

interface PostLinkProps {
  post: string;
  label?: string;
  class?: string;
  cell?: boolean;
  children: ComponentChildren;
}

/** A link to a post: scrolls to it when it is on this page, goes to its page otherwise. */
export function PostLink({ post, label, class: kind, cell, children }: PostLinkProps) {
  const model = useModel();
  const url = knownPost(model.view.thread, post)?.post.permalink ?? '';
  // Only web addresses: a permalink is text of the page.
  const href = /^https?:\/\//i.test(url) ? url : '';
  return (
    <a
      class={kind}
      href={href || '#'}
      aria-label={label}
      title={label}
      data-cell={cell ? '' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (model.hands.show(post) || !href) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
