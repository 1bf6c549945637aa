import type { Term } from '../schema/term.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Elements whose text is not linked: links, headings and code. */
const skippedElements = /^(?:a|h[1-6]|th|code|pre)$/;
const maxLinks = 8;

/**
 * Links the first mention of each glossary term in an article's HTML, at most eight terms. Where several terms match, the
 * longest one counts. Terms that the article links already are skipped.
 * @param glossary path of the glossary page, whose anchors are the terms' slugs.
 */
export function linkTerms(html: string, terms: readonly Pick<Term, 'term' | 'slug'>[], glossary: string): string {
  const unlinked = new Map(
    terms
      .filter(({ slug }) => !html.includes(`href="${glossary}#${slug}"`))
      .map(({ term, slug }) => [escapeHtml(term).toLowerCase(), { term, slug }]),
  );
  if (unlinked.size === 0) return html;
  const spellings = [...unlinked.keys()].sort((a, b) => b.length - a.length).map((term) => RegExp.escape(term));
  const mention = new RegExp(
    `(?<![\\p{L}\\p{N}&]|[\\p{L}\\p{N}]-)(${spellings.join('|')})s?(?![\\p{L}\\p{N}]|-\\p{L})`,
    'giu',
  );
  let links = 0;
  /** How many elements whose text is not linked are open. */
  let skippedDepth = 0;
  return html.replace(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g, (piece, end: string | undefined, name: string | undefined) => {
    if (name !== undefined) {
      if (skippedElements.test(name)) skippedDepth += end ? -1 : 1;
      return piece;
    }
    if (skippedDepth > 0 || links >= maxLinks) return piece;
    return piece.replace(mention, (words: string, spelling: string) => {
      const found = unlinked.get(spelling.toLowerCase());
      if (!found || links >= maxLinks || !isMention(found.term, spelling)) return words;
      unlinked.delete(spelling.toLowerCase());
      links++;
      return `<a href="${glossary}#${found.slug}">${words}</a>`;
    });
  });
}

/** Whether a spelling, compared without case, mentions the term: an abbreviation ("IT") must have the same case (not "it"). */
function isMention(term: string, spelling: string): boolean {
  return /^\p{Ll}*$/u.test(term.slice(1)) || /[ -]/.test(term) || escapeHtml(term) === spelling;
}
