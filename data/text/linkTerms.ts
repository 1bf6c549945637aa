import type { Term } from '../schema/content.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Elements in which nothing is linked: what is a link, a heading or code already. */
const closed = /^(?:a|h[1-6]|th|code|pre)$/;
const mostLinks = 8;

/**
 * Links terms where an article's HTML first speaks of them: the longest term that fits, each once, and no more than a reader
 * bears. What the author linked to the same address is left at that.
 */
export function linkTerms(
  html: string,
  terms: readonly Pick<Term, 'term' | 'slug'>[],
  glossary: string,
  most = mostLinks,
): string {
  const open = new Map(
    terms
      .filter(({ slug }) => !html.includes(`href="${glossary}#${slug}"`))
      .map(({ term, slug }) => [escapeHtml(term).toLowerCase(), { term, slug }]),
  );
  if (open.size === 0) return html;
  const spellings = [...open.keys()].sort((a, b) => b.length - a.length).map((term) => RegExp.escape(term));
  const mention = new RegExp(
    `(?<![\\p{L}\\p{N}&]|[\\p{L}\\p{N}]-)(${spellings.join('|')})s?(?![\\p{L}\\p{N}]|-\\p{L})`,
    'giu',
  );
  let links = 0;
  let within = 0;
  return html.replace(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g, (piece, end: string | undefined, name: string | undefined) => {
    if (name !== undefined) {
      if (closed.test(name)) within += end ? -1 : 1;
      return piece;
    }
    if (within > 0 || links >= most) return piece;
    return piece.replace(mention, (words: string, spelling: string) => {
      const found = open.get(spelling.toLowerCase());
      if (!found || links >= most || !isMeant(found.term, spelling)) return words;
      open.delete(spelling.toLowerCase());
      links++;
      return `<a href="${glossary}#${found.slug}">${words}</a>`;
    });
  });
}

/** An abbreviation is meant only where it is written as one. */
function isMeant(term: string, spelling: string): boolean {
  return /^\p{Ll}*$/u.test(term.slice(1)) || /[ -]/.test(term) || escapeHtml(term) === spelling;
}
