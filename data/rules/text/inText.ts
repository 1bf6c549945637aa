/**
 * A name as it stands inside a sentence: "monthly bookkeeping", "HST returns", "year-end". A word keeps its capitals where it has others than
 * the first letter of its parts, as abbreviations and brands do.
 */
export function inText(name: string): string {
  return name.replace(/[^\s]+/g, (word) =>
    /^\p{Lu}\p{Ll}*(?:-\p{L}\p{Ll}*)*[.,]?$/u.test(word) ? word.toLowerCase() : word,
  );
}
