import { sentences } from './sentences.ts';

/** The beginning of a text in whole sentences of at most `maxCharacters` together; the first sentence in any case. */
export function firstSentences(text: string, maxCharacters: number): string {
  const [first = text, ...rest] = sentences(text);
  let beginning = first;
  for (const sentence of rest) {
    if (beginning.length + sentence.length + 1 > maxCharacters) break;
    beginning += ` ${sentence}`;
  }
  return beginning.trim();
}
