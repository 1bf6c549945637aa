import { boxesOf, visibleTexts } from '../dom.ts';
import type { Finding } from '../rule.ts';

/** Words, which may be broken after a hyphen, a dash, a slash, and the "@" of an address alone. */
const pieces = /[^\s\u200b\u2010\-–—/@]+/g;

/** No word stands on two lines. */
export function* noBrokenWords(): Generator<Finding> {
  for (const { text, element } of visibleTexts()) {
    if (boxesOf(text).length < 2) continue;
    for (const { 0: word, index } of text.data.matchAll(pieces)) {
      const at = breakIn(text, index, index + word.length);
      if (at > 0) yield { element, what: `${word.slice(0, at)}|${word.slice(at)}` };
    }
  }
}

/** The number of a word's characters on its first line, or 0 where the word is not broken. */
function breakIn(text: Text, from: number, to: number): number {
  const [first, ...others] = boxesOf(text, from, to);
  if (!first || !others.some(({ top }) => top > first.top + first.height / 2)) return 0;
  for (let at = from + 1; at < to; at++) {
    // The first letter after a hyphenation also has the hyphen's box, before its own.
    const letter = boxesOf(text, at, at + 1).at(-1);
    if (letter && letter.top > first.top + first.height / 2) return at - from;
  }
  return 0;
}
