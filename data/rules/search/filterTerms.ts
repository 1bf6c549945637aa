import type { Term } from '../schema/term.ts';
import { normalizeText } from './normalizeText.ts';

/** The glossary terms whose name, definition or category contains the query, in the given order. Ignores case and accents. */
export function filterTerms<T extends Pick<Term, 'term' | 'definition' | 'category'>>(
  terms: readonly T[],
  query: string,
): T[] {
  const normalizedQuery = normalizeText(query);
  return terms.filter(({ term, definition, category }) =>
    [term, definition, category].some((text) => normalizeText(text).includes(normalizedQuery)),
  );
}
