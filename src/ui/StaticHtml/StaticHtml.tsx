import type { ReactNode } from 'react';

interface StaticHtmlProps<Data> {
  className?: string;
  /** Undefined in the browser where the page was built with it: what was built then stays. */
  data: Data | undefined;
  children: (shown: Data) => ReactNode;
}

/** A part of a page that never changes: it is built, and the browser need not know what it is made of. */
export function StaticHtml<Data>({ className, data, children }: StaticHtmlProps<Data>) {
  if (data !== undefined) return <div className={className}>{children(data)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text; nothing given, nothing touched
  return <div className={className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
