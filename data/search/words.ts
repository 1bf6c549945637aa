import { fold } from './fold.ts';

/** Most texts hold nothing but these, and are faster to take apart. */
const plain = /^[\x20-\x7e]*$/;

/** The words of a text, folded; everything but letters and digits separates them. */
export function words(text: string): string[] {
  const folded = fold(text);
  return folded.match(plain.test(folded) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

/** The text with the hyphens inside its words left out, so that "e-mail" and "email" can meet. */
export function joinHyphens(text: string): string {
  return text.replace(/([\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu, '$1');
}

/** The words of a text as an index holds them: the hyphenated ones once more in one piece. */
export function indexWords(text: string): string[] {
  const separate = words(text);
  const known = new Set(separate);
  return [...separate, ...words(joinHyphens(text)).filter((word) => !known.has(word))];
}
