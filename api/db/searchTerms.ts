/** A word or a telephone number that is looked for. */
export interface SearchTerm {
  text: string;
  /** Digits, where it may be a part of a telephone number. */
  digits?: string;
}

/** A telephone number however it is written, and no part of a longer word. */
const numbers = /(?<![\w-])[+(]{0,2}\d[\d\s().+/-]{5,}\d(?![\w-])/g;
const mostTerms = 8;

/** What a search looks for: words, all of which have to be found, and telephone numbers as one term each. */
export function searchTerms(search: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  const rest = search.replace(numbers, (text) => {
    terms.push({ text, digits: nationalDigits(text) });
    return ' ';
  });
  for (const text of rest.split(/\s+/).filter(Boolean))
    terms.push(/^[\d().+/-]{3,}$/.test(text) && /\d{3}/.test(text) ? { text, digits: nationalDigits(text) } : { text });
  return terms.slice(0, mostTerms);
}

/** Without what not everybody writes: the country code of North America, or the zeros before another. */
export const nationalDigits = (text: string) =>
  text
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^1(?=\d{10}$)/, '');
