import type { Intent } from '../../../data/schema/assistant.ts';
import { stem } from '../../../data/search/stem.ts';

/**
 * Intents that would be a strange or a grave answer to anything else. The model gives them to words that it has never seen
 * together; they are meant only where a word of theirs is said.
 */
const intentsByOwnWords: ReadonlySet<string> = new Set([
  'legal-advice',
  'unsafe-fraud',
  'other-help',
  'careers',
  'client-portal',
  'identify',
  'own-data',
  'sales-pitch',
]);

/** The share of the examples with a word that belong to an intent, from which the word is its own. */
const ownShare = 0.1;

/** For each of those intents, the stems that its examples have more often than chance would. */
export function ownWordsOf(
  intents: readonly Intent[],
  tokensOf: (text: string) => readonly string[],
): Record<string, string[]> {
  const total = new Map<string, number>();
  const countsOf = intents.map(({ id, examples }) => {
    const counts = new Map<string, number>();
    for (const text of examples)
      for (const one of new Set(tokensOf(text).map(stem)))
        for (const map of [counts, total]) map.set(one, (map.get(one) ?? 0) + 1);
    return { id, counts };
  });
  return Object.fromEntries(
    countsOf
      .filter(({ id }) => intentsByOwnWords.has(id))
      .map(({ id, counts }) => {
        const own = [...counts].filter(([one, count]) => count / (total.get(one) ?? 1) >= ownShare);
        return [id, own.map(([one]) => one).sort()];
      }),
  );
}
