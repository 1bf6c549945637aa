import type { ReactNode } from 'react';

interface StillProps<Shown> {
  className?: string;
  /** Undefined in the browser where the page was built with it: what was built then stays. */
  shows: Shown | undefined;
  children: (shown: Shown) => ReactNode;
}

/** A part of a page that never changes: it is built, and the browser need not know what it is made of. */
export function Still<Shown>({ className, shows, children }: StillProps<Shown>) {
  if (shows !== undefined) return <div className={className}>{children(shows)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text; nothing given, nothing touched
  return <div className={className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
