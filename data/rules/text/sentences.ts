/** A text that ends with an abbreviation or an initial, after which the sentence continues. */
const abbreviation =
  /(?:^|[\s("])(?:St|Ste|Mt|Dr|Mr|Mrs|Ms|Prof|No|Ave|Blvd|Rd|Inc|Ltd|Co|Corp|Jr|Sr|v|vs|approx|e\.g|i\.e|[A-Z])\.$/;

/** Splits a paragraph into sentences, each with its closing punctuation. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const part of text.split(/(?<=[.?!]["')\]]?)\s+(?=["'(]?[\p{Lu}\p{N}])/u)) {
    const before = found.at(-1);
    if (before !== undefined && abbreviation.test(before)) found[found.length - 1] = `${before} ${part}`;
    else if (part) found.push(part);
  }
  return found;
}
