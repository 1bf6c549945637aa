import { normalizeText } from './normalizeText.ts';

const ascii = /^[\x20-\x7e]*$/;

/** The words of a text, normalized. Everything but letters and digits separates words. */
export function words(text: string): string[] {
  const normalized = normalizeText(text);
  // The pattern without Unicode classes is faster, and enough for most texts.
  return normalized.match(ascii.test(normalized) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

/** The text without the hyphens inside its words, so that "e-mail" and "email" match. */
export function joinHyphens(text: string): string {
  return text.replace(/([\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu, '$1');
}

/** The words to index a text by: hyphenated words both in parts and joined. */
export function indexWords(text: string): string[] {
  const normalized = normalizeText(text);
  const isAscii = ascii.test(normalized);
  const separate = normalized.match(isAscii ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
  const hyphenated = normalized.match(isAscii ? /[a-z0-9]+(?:-[a-z0-9]+)+/g : /[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)+/gu);
  if (!hyphenated) return separate;
  const known = new Set(separate);
  return [...separate, ...hyphenated.map((word) => word.replace(/[-‐‑]/g, '')).filter((word) => !known.has(word))];
}
