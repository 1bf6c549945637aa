/** Shortened words after which a sentence goes on, and single letters as in initials. */
const shortened =
  /(?:^|[\s("])(?:St|Ste|Mt|Dr|Mr|Mrs|Ms|Prof|No|Ave|Blvd|Rd|Inc|Ltd|Co|Corp|Jr|Sr|vs|approx|e\.g|i\.e|[A-Z])\.$/;

/** The sentences of a paragraph, each with its mark. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const part of text.split(/(?<=[.?!]["')\]]?)\s+(?=["'(]?[\p{Lu}\p{N}])/u)) {
    const before = found.at(-1);
    if (before !== undefined && shortened.test(before)) found[found.length - 1] = `${before} ${part}`;
    else if (part) found.push(part);
  }
  return found;
}
