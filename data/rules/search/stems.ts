import { stem } from './stem.ts';
import { indexWords } from './words.ts';

/** Texts share most of their words, so that each word of the indexed and compared texts is stemmed once. */
const knownStems = new Map<string, string>();

/** The stem of a word by Porter's algorithm: "restores", "restored" and "restoring" have one. */
function stemOf(word: string): string {
  const known = knownStems.get(word);
  if (known !== undefined) return known;
  const found = stem(word);
  knownStems.set(word, found);
  return found;
}

/** The stems of a text's words, in order. */
export const stems = (text: string) => indexWords(text).map(stemOf);
