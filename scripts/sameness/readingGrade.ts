/**
 * The Flesch-Kincaid grade level (Kincaid and others, 1975). Texts that do not end as sentences are left out: headings and
 * list items would make every page look easier than it is.
 */
export function readingGrade(texts: readonly string[]): number {
  const prose = texts.filter((text) => /[.?!]["')]?$/.test(text));
  const words = prose.flatMap((text) => text.match(/[A-Za-z\d'\u00c0-\u1fff\u2070-\uffff]+/g) ?? []);
  if (words.length === 0) return 0;
  const sentences = prose.map((text) => Math.max(1, text.match(/[.?!](?=["')]?(?:\s+["'(]?[A-Z]|$))/g)?.length ?? 0));
  return 0.39 * (words.length / sum(sentences)) + 11.8 * (sum(words.map(syllables)) / words.length) - 15.59;
}

/** Groups of vowels, without an e that is silent, as in "planes", "asked" and "plane", but not in "tables" and "waited". */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups - (/[^aeiouyl]es?$|[^aeiouydt]ed$/.test(letters) ? 1 : 0));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
