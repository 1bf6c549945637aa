import type { Term } from '../schema/content.ts';
import { normalizeText } from './normalizeText.ts';

/** The glossary's filter: the terms whose name, definition or category contains the query, in the given order; letter case and accents do not count. */
export function filterTerms<T extends Pick<Term, 'term' | 'definition' | 'category'>>(
  terms: readonly T[],
  query: string,
): T[] {
  const wanted = normalizeText(query);
  return terms.filter(({ term, definition, category }) =>
    [term, definition, category].some((text) => normalizeText(text).includes(wanted)),
  );
}
