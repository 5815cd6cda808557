import type { ComponentChildren } from 'preact';

interface Props {
  url: string;
  class: string;
  title?: string;
  children: ComponentChildren;
}

/** A link to a forum, opened beside the desk. A page could name any scheme as its own address: only the web's are links. */
export function WebLink({ url, children, ...rest }: Props) {
  if (!/^https?:\/\//i.test(url)) return <span {...rest}>{children}</span>;
  return (
    <a {...rest} href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
