import { makeTextComparison } from '../search/textComparison.ts';
import { words } from '../search/words.ts';

/** Scores how much a text is about one subject rather than the other subjects: above 0 for more than the average subject. */
export type Topic = (text: string) => number;

/** Makes a topic for each subject from everything written about it. */
export function makeTopics<Id>(about: ReadonlyMap<Id, string>): Map<Id, Topic> {
  const similarity = makeTextComparison([...about.values()].map((text) => ({ text })));
  const scored = new Map<string, { scores: number[]; average: number; root: number }>();
  const scoresOf = (text: string) => {
    const known = scored.get(text);
    if (known) return known;
    const scores = similarity([text]);
    const found = {
      scores,
      average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
      root: Math.sqrt(words(text).length || 1),
    };
    scored.set(text, found);
    return found;
  };
  return new Map(
    [...about.keys()].map((id, position) => [
      id,
      (text) => {
        const { scores, average, root } = scoresOf(text);
        // The root of its length keeps a long text from winning by that alone, and a short one by a single word.
        return ((scores[position] ?? 0) - average) / root;
      },
    ]),
  );
}

/** The items sorted by how much their texts are about a topic, most first; equal ones keep their order. */
export function sortByTopic<Item>(items: readonly Item[], topic: Topic, textOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, score: topic(textOf(item)) }))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
