import { words } from '../search/words.ts';

/** How much a word says for a subject rather than for the others it was told apart from. */
export type Topic = (stem: string) => number;

/** The words in which each of some subjects differs from the rest, learned from what is written about each. */
export function topicsOf<Id>(about: ReadonlyMap<Id, string>): Map<Id, Topic> {
  const shares = new Map([...about].map(([id, text]) => [id, stemShares(text)]));
  const everywhere = new Map<string, number>();
  for (const of of shares.values())
    for (const [stem, share] of of) everywhere.set(stem, (everywhere.get(stem) ?? 0) + share / shares.size);
  // Half a mention in a thousand words on both sides keeps a word that stands once from deciding.
  const even = 0.0005;
  return new Map(
    [...shares].map(([id, of]) => [
      id,
      (stem) => Math.log(((of.get(stem) ?? 0) + even) / ((everywhere.get(stem) ?? 0) + even)),
    ]),
  );
}

/** The items in the order of how much their texts speak of a subject; those that speak of it alike keep their order. */
export function byTopic<Item>(items: readonly Item[], topic: Topic, textOf: (item: Item) => string): Item[] {
  const scored = items.map((item) => ({ item, score: scoreOf(textOf(item), topic) }));
  return scored.sort((a, b) => b.score - a.score).map(({ item }) => item);
}

function scoreOf(text: string, topic: Topic): number {
  const stems = new Set(stemsOf(text));
  const sum = [...stems].reduce((total, stem) => total + topic(stem), 0);
  return sum / Math.sqrt(stems.size || 1);
}

/** What share of a text each of its stems is. */
function stemShares(text: string): Map<string, number> {
  const stems = stemsOf(text);
  const shares = new Map<string, number>();
  for (const stem of stems) shares.set(stem, (shares.get(stem) ?? 0) + 1 / stems.length);
  return shares;
}

/** Words without their commonest endings: "restores", "restored" and "restoring" are one. */
function stemsOf(text: string): string[] {
  return words(text).map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word));
}
