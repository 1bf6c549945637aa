import type { ReactNode } from 'react';

interface StaticHtmlProps<Data> {
  className?: string;
  /** Undefined when hydrating: the prerendered HTML is then kept. */
  data: Data | undefined;
  children: (shown: Data) => ReactNode;
}

/**
 * A part of a page that never changes. It is prerendered, and not hydrated: with `dangerouslySetInnerHTML` and
 * `suppressHydrationWarning`, React leaves the existing children alone, so their data need not be in the page.
 */
export function StaticHtml<Data>({ className, data, children }: StaticHtmlProps<Data>) {
  if (data !== undefined) return <div className={className}>{children(data)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, which React does not apply when hydrating
  return <div className={className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
