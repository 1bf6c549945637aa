import type { Vocabulary } from '../../../data/rules/schema/vocabulary.ts';

export type Language = 'en' | 'fr' | 'other';

const maxWords = 300;
/** In a message of at most this many words, one French word is enough; in longer ones, words that English shares do not count. */
const maxShort = 4;

/** The language of a text, by its script and its most frequent function words. Undefined if no word is specific to one. */
export function languageOf(text: string, { functionWords }: Pick<Vocabulary, 'functionWords'>): Language | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return undefined;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin / letters.length < 0.6) return 'other';
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, maxWords);
  const counts = Object.entries(functionWords).map(([language, list]) => ({
    language,
    count: words.filter((word) => list.has(word)).length,
  }));
  const english = counts.find(({ language }) => language === 'en')?.count ?? 0;
  if (counts.every(({ count }) => count === 0)) return undefined;
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  const isShort = words.length <= maxShort && best?.language === 'fr';
  if (!best || best.count <= english || (best.count < 2 && !isShort)) return 'en';
  return best.language === 'fr' ? 'fr' : 'other';
}
