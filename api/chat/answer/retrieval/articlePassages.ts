import type { Site } from '../../../../data/schema/site.ts';
import { anchorOf } from '../../../../data/text/markdown.ts';
import { firstSentences } from '../../write/sentences.ts';
import type { SitePassage } from './passages.ts';

/** Each part of an article under a heading of its own, and each article as a whole. */
export function articlePassages({ articles }: Pick<Site, 'articles'>): SitePassage[] {
  return articles.flatMap(({ title, slug, body, excerpt, description, keywords, category }): SitePassage[] => {
    const href = `/blog/${slug}`;
    const whole: SitePassage = { kind: 'article', title, text: `${description} ${excerpt} ${keywords.join(' ')} ${category} article`, weight: 1, answer: `${excerpt}`, source: { title, href } };
    const parts = body.split(/^## /m).slice(1).map((part): SitePassage => {
      const [heading = '', ...lines] = part.split('\n');
      const text = plain(lines.join('\n'));
      return { kind: 'article', title: heading, text, weight: 0.8, answer: firstSentences(text, 320), source: { title: `${title}: ${plain(heading)}`, href: `${href}#${anchorOf(heading)}` } };
    });
    return [whole, ...parts.filter(({ answer }) => answer)];
  });
}

/** Markdown without its marks; tables are left out, because a row without its head says nothing. */
export function plain(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .join('\n')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.|#+|>)\s+/gm, '')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
