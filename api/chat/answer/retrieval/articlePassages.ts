import type { Site } from '../../../../data/schema/site.ts';
import { anchorOf } from '../../../../data/text/markdown.ts';
import type { SitePassage } from './passages.ts';

/** Each paragraph, point and table row of the articles, and each article as a whole. */
export function articlePassages({ articles }: Pick<Site, 'articles'>): SitePassage[] {
  return articles.flatMap(({ title, slug, body, excerpt, description, keywords, category }): SitePassage[] => {
    const href = `/blog/${slug}`;
    const sections = body.split(/^## /m);
    const headings = sections.slice(1).map((section) => plain(section.split('\n', 1)[0] ?? ''));
    const whole: SitePassage = {
      kind: 'article',
      title,
      text: `${description} ${excerpt} ${keywords.join(' ')} ${headings.join(' ')}`,
      context: `${category} article`,
      weight: 1,
      answer: excerpt,
      source: { title, href },
    };
    // A row of a table says little by itself, and an article begins with a story.
    const parts = sections.flatMap((section, index): SitePassage[] => {
      const [heading = '', ...lines] = index === 0 ? ['', section] : section.split('\n');
      const source = {
        title: heading ? `${title}: ${plain(heading)}` : title,
        href: heading ? `${href}#${anchorOf(heading)}` : href,
      };
      return blocksOf(lines.join('\n')).map(
        ({ text, row }): SitePassage => ({
          kind: 'article',
          title: '',
          text,
          context: `${title} ${heading} ${keywords.join(' ')}`,
          weight: row ? 0.8 : index === 0 ? 0.68 : 0.85,
          answer: text,
          source,
          part: true,
        }),
      );
    });
    return [whole, ...parts];
  });
}

const leastCharacters = 60;

/** Paragraphs, points of lists, and rows of tables with the heads of their columns. */
function blocksOf(markdown: string): { text: string; row: boolean }[] {
  return markdown
    .split(/\n{2,}/)
    .flatMap((block, at, all) => {
      // What only announces a table or a list says nothing without it.
      if (/^\s*(?:\||[-*] |\d+\. )/.test(all[at + 1] ?? '') && (block.length < 160 || /\bthis table\b/i.test(block)))
        return [];
      const lines = block.split('\n').filter((line) => line.trim());
      if (lines[0]?.startsWith('|')) return rowsOf(lines).map((text) => ({ text, row: true }));
      const points = lines.filter((line) => /^\s*(?:[-*]|\d+\.)\s/.test(line));
      if (points.length === lines.length && points.some((point) => point.length > leastCharacters))
        return points.map((point) => ({ text: plain(point), row: false }));
      return [{ text: plain(block), row: false }];
    })
    .filter(({ text }) => text.length >= leastCharacters);
}

function rowsOf([head = '', , ...rows]: string[]): string[] {
  const cells = (row: string) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => plain(cell));
  const names = cells(head);
  // "Same" means the row above.
  return rows
    .filter((row) => !/\|\s*Same\b|^\|\s*\d/.test(row))
    .map((row) => {
      const [first = '', ...others] = cells(row);
      return `${first}. ${others
        .map((cell, index) => (cell ? `${names[index + 1]}: ${cell}.` : ''))
        .filter(Boolean)
        .join(' ')}`;
    });
}

/** Markdown without its marks. */
export function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.|#+|>)\s+/gm, '')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
