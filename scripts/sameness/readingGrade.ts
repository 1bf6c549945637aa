const syllablesOf = new Map<string, number>();

/**
 * The school grade in which texts are read with ease (Kincaid and others, 1975). Only whole sentences count:
 * headings, labels and items of lists would make every page look easier than it is.
 */
export function readingGrade(texts: readonly string[]): number {
  let [words, sentences, syllables] = [0, 0, 0];
  for (const text of texts) {
    if (!/[.?!]["')]?$/.test(text)) continue;
    sentences += Math.max(1, text.match(/[.?!](?=["')]?(?:\s+["'(]?[A-Z]|$))/g)?.length ?? 0);
    for (const word of text.match(/[\p{L}\p{N}']+/gu) ?? []) {
      words++;
      syllables += countSyllables(word);
    }
  }
  return words === 0 ? 0 : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/** Groups of vowels, without an e that is not heard. */
function countSyllables(word: string): number {
  const known = syllablesOf.get(word);
  if (known !== undefined) return known;
  const heard = word.toLowerCase().replace(/[^a-z]/g, '').replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, (ending) => ending[0] ?? '');
  const count = Math.max(1, heard.match(/[aeiouy]+/g)?.length ?? 1);
  syllablesOf.set(word, count);
  return count;
}
