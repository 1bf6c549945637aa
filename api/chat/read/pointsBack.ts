import type { Vocabulary } from '../../../data/schema/vocabulary.ts';

/** Whether a sentence speaks of something said before: "who checks that", "how often do you test it". */
export function pointsBack(words: readonly string[], { pronouns, beforeIt, functionWords }: Vocabulary): boolean {
  return words.some((word, at) => {
    const next = words[at + 1];
    if (word !== 'it') return pronouns.has(word);
    return next === undefined || beforeIt.has(words[at - 1] ?? '') || functionWords.en?.has(next) === true;
  });
}
