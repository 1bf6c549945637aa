import { prose } from './Prose.css.ts';

/**
 * Text written as Markdown, already turned into safe HTML. Like the data of `StaticHtml` it may be undefined when hydrating: what
 * was prerendered is then left alone.
 */
export function Prose({ html = '' }: { html: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by data/rules/text/markdown.ts, which lets no raw HTML through
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
