import { words } from '../search/words.ts';

type Weights = ReadonlyMap<string, number>;

/**
 * Compares texts by the words that not every one of them uses: from 0, nothing in common, to 1, the same words. A rare word
 * says more than one that half of them have.
 */
export function likenessAmong<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): (a: Item, b: Item) => number {
  const counts = new Map(items.map((item) => [item, countsOf(textOf(item))]));
  const users = new Map<string, number>();
  for (const count of counts.values()) for (const word of count.keys()) users.set(word, (users.get(word) ?? 0) + 1);
  const weights = new Map<Item, Weights>();
  const weightsOf = (item: Item): Weights => {
    const known = weights.get(item);
    if (known) return known;
    const raw = [...(counts.get(item) ?? countsOf(textOf(item)))].map(([word, count]): [string, number] => [
      word,
      Math.sqrt(count) * Math.log((items.length + 1) / (users.get(word) ?? 1)),
    ]);
    const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
    const unit = new Map(raw.map(([word, weight]) => [word, weight / length]));
    weights.set(item, unit);
    return unit;
  };
  return (a, b) => {
    const other = weightsOf(b);
    let sum = 0;
    for (const [word, weight] of weightsOf(a)) sum += weight * (other.get(word) ?? 0);
    return sum;
  };
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words(text)) if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
