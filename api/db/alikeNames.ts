import { setImmediate as others } from 'node:timers/promises';
import { sql } from 'kysely';
import { editDistance } from '../../data/rules/text/editDistance.ts';
import { foldText } from './search.ts';
import type { Db } from './open.ts';
import type { Lead } from './tables.ts';

/** Requests whose names are compared, the newest ones; characters of each name; words of a search. */
const maxRequests = 10_000;
const maxCharacters = 100;
const maxTerms = 8;
const maxSuggested = 5;

/** A word of a search. */
interface Term {
  text: string;
  folded: string;
  /** Edits by which a name may differ. */
  most: number;
}

/**
 * Searches that find something where one has found nothing: its words as they are spelled in the names of people and firms
 * that are most alike. The best first.
 * @param status of the requests that are searched; without it, of any
 */
export async function alikeNames(db: Db, search: string, status?: Lead['status']): Promise<string[]> {
  const terms = wordsOf(search).slice(0, maxTerms).map(termOf);
  if (terms.every(({ most }) => most === 0)) return [];
  const start = (column: 'name' | 'company') => sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(maxCharacters)})`;
  const all = db.selectFrom('lead').select([start('name').as('name'), start('company').as('company')]);
  const rows = await (status ? all.where('status', '=', status) : all)
    .orderBy('createdAt', 'desc')
    .limit(maxRequests)
    .execute();
  const found = new Map<string, { search: string; matched: number; edits: number }>();
  for (const [index, { name, company }] of rows.entries()) {
    // Others are served in between.
    if (index % 1000 === 999) await others();
    const words = wordsOf(`${name} ${company}`).map((word) => ({ word, folded: foldText(word) }));
    const nearest = terms.flatMap((term) => nearestOf(term, words));
    const edits = nearest.reduce((sum, near) => sum + near.edits, 0);
    if (edits === 0) continue;
    const suggested = nearest.map(({ word }) => word).join(' ');
    const key = foldText(suggested);
    if (!found.has(key)) found.set(key, { search: suggested, matched: nearest.length, edits });
  }
  return [...found.values()]
    .sort((a, b) => b.matched - a.matched || a.edits - b.edits)
    .slice(0, maxSuggested)
    .map((one) => one.search);
}

function termOf(text: string): Term {
  const folded = foldText(text);
  const isWord = /^[\p{L}']+$/u.test(folded);
  return { text, folded, most: isWord && folded.length >= 4 ? (folded.length > 4 ? 2 : 1) : 0 };
}

/** The word that is nearest to a term, if one is near; the term as it is where a word contains it. */
function nearestOf({ text, folded, most }: Term, words: readonly { word: string; folded: string }[]) {
  let best: { word: string; edits: number } | undefined;
  for (const { word, folded: other } of words) {
    const edits = other.includes(folded) ? 0 : editDistance(folded, other, most);
    if (edits !== undefined && edits < (best?.edits ?? Number.POSITIVE_INFINITY))
      best = { word: edits === 0 ? text : word, edits };
  }
  return best ? [best] : [];
}

/** Apostrophes are within words: they are not compared. */
const wordsOf = (text: string) => text.split(/[\s,;:.&/()"“”|-]+/).filter(Boolean);
