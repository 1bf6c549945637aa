import type { Term } from '../schema/content.ts';
import { fold } from './fold.ts';

/** The glossary's filter: the terms whose name, definition or category contains the query, in the given order; letter case and accents do not count. */
export function filterTerms<T extends Pick<Term, 'term' | 'definition' | 'category'>>(
  terms: readonly T[],
  query: string,
): T[] {
  const wanted = fold(query);
  return terms.filter(({ term, definition, category }) =>
    [term, definition, category].some((text) => fold(text).includes(wanted)),
  );
}
