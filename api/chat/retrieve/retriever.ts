import type { Fact, FactAttribute } from '../../../data/facts/fact.ts';
import { stem } from '../../../data/search/stem.ts';
import { makeTextIndex } from '../../../data/search/textIndex.ts';
import { words } from '../../../data/search/words.ts';

export interface FoundFact {
  fact: Fact;
  score: number;
  /** The share of the question's words, by how rare they are, that the fact contains; 0 to 1. */
  coverage: number;
  /** Whether it contains the rarest of them, which is mostly the thing that is asked about. */
  hasRarest: boolean;
}

export interface Retriever {
  /**
   * The facts nearest to a question, best first.
   * @param wanted limits the search, for example to the facts of one service
   */
  find(
    question: string,
    wanted?: { subjects?: readonly string[]; attributes?: readonly FactAttribute[] },
    most?: number,
  ): FoundFact[];
}

/** How much a named subject raises the facts about it. */
const subjectBoost = 1.6;

/**
 * @param frequent words that say nothing about what is asked, such as "please"
 * @param synonyms groups of words with one meaning
 */
export function makeRetriever(
  facts: readonly Fact[],
  frequent: ReadonlySet<string>,
  synonyms: readonly (readonly string[])[],
): Retriever {
  const canonical = new Map<string, string>();
  for (const [first = '', ...others] of synonyms)
    for (const other of others) if (!other.includes(' ')) canonical.set(stem(other), stem(first));
  const stemsOf = (text: string) => words(text).map((word) => canonical.get(stem(word)) ?? stem(word));
  const stops = new Set([...frequent].map(stem));
  const documents = facts.map((fact) => {
    const head = stemsOf(fact.title);
    const body = stemsOf(`${fact.text} ${fact.keywords ?? ''} ${fact.subject.replace(/[:-]/g, ' ')}`);
    return { fact, title: head.join(' '), text: body.join(' '), stems: new Set([...head, ...body]) };
  });
  const index = makeTextIndex(documents);
  const counts = new Map<string, number>();
  for (const { stems } of documents) for (const word of stems) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + documents.length / (1 + (counts.get(word) ?? 0)));

  return {
    find(question, { subjects, attributes } = {}, most = 5) {
      const query = [...new Set(stemsOf(question))].filter((word) => !stops.has(word) && word.length > 1);
      if (query.length === 0) return [];
      const rarest = query.toSorted((a, b) => rarity(b) - rarity(a))[0] as string;
      const total = query.reduce((sum, word) => sum + rarity(word), 0);
      return index
        .similarity(query.join(' '))
        .map((score, position) => {
          const { fact, stems } = documents[position] as (typeof documents)[number];
          const isAbout = subjects?.includes(fact.subject) ?? false;
          const covered = query.reduce((sum, word) => sum + (stems.has(word) ? rarity(word) : 0), 0);
          return {
            fact,
            score: score * (isAbout ? subjectBoost : 1),
            coverage: covered / total,
            hasRarest: stems.has(rarest),
          };
        })
        .filter(({ fact, score }) => score > 0 && (!attributes || attributes.includes(fact.attribute)))
        .sort((a, b) => b.score - a.score)
        .slice(0, most);
    },
  };
}
