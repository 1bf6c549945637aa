import { prose } from './Prose.css.ts';

/** Text written as Markdown, already turned into safe HTML. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by data/text/markdown.ts, which lets no raw HTML through
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
