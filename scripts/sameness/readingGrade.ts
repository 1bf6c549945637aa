/**
 * The Flesch-Kincaid grade level (Kincaid and others, 1975). Texts that do not end as sentences are left out: headings and
 * list items would make every page look easier than it is.
 */
export function readingGrade(texts: readonly string[]): number {
  let [words, sentences, syllables] = [0, 0, 0];
  for (const text of texts) {
    if (!/[.?!]["')]?$/.test(text)) continue;
    sentences += Math.max(1, text.match(/[.?!](?=["')]?(?:\s+["'(]?[A-Z]|$))/g)?.length ?? 0);
    const counted = countWords(text);
    words += counted.words;
    syllables += counted.syllables;
  }
  return words === 0 ? 0 : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

const [apostrophe, d, e, l, s, t] = ["'", 'd', 'e', 'l', 's', 't'].map((letter) => letter.charCodeAt(0));
const vowels = new Set([...'aeiouy'].map((letter) => letter.charCodeAt(0)));

/** Counts words and syllables in one pass over the characters; a regular expression per word takes three times as long. */
function countWords(text: string): { words: number; syllables: number } {
  let [words, syllables] = [0, 0];
  let inWord = false;
  /** Vowel groups of the current word, and its last three letters. */
  let [groups, third, second, last] = [0, 0, 0, 0];
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? text.charCodeAt(index) : 0;
    const letter = code | 32;
    if (letter >= 97 && letter <= 122 && code >= 65) {
      if (vowels.has(letter) && !vowels.has(last)) groups++;
      [third, second, last] = [second, last, letter];
      inWord = true;
    } else if ((code >= 48 && code <= 57) || code === apostrophe || (code > 0xbf && (code < 0x2000 || code > 0x206f)))
      inWord = true;
    else if (inWord) {
      words++;
      syllables += Math.max(1, groups - (endsSilent(third, second, last) ? 1 : 0));
      inWord = false;
      [groups, third, second, last] = [0, 0, 0, 0];
    }
  }
  return { words, syllables };
}

/** Whether the e in a word's last letters is silent, as in "planes", "asked" and "plane", but not in "tables" and "waited". */
function endsSilent(third: number, second: number, last: number): boolean {
  if (last === e) return isConsonant(second) && second !== l;
  if (second !== e) return false;
  return last === s
    ? isConsonant(third) && third !== l
    : last === d && isConsonant(third) && third !== d && third !== t;
}

function isConsonant(letter: number): boolean {
  return letter !== 0 && !vowels.has(letter);
}
