import type { Fact, FactAttribute } from '../../../data/facts/fact.ts';
import { stem } from '../../../data/search/stem.ts';
import { words } from '../../../data/search/words.ts';

export interface FoundFact {
  fact: Fact;
  score: number;
  /**
   * Score of the match: 1 where the text contains the only word of the question and no other fact does; more matching words
   * increase it, missing words decrease it.
   */
  strength: number;
  /** Whether it contains every significant word of the question. */
  isWhole: boolean;
  /** Whether it contains the rarest word of the question, which is usually its subject. */
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

/** Weight of a word of the question, by the part of the fact that contains it. */
const weights = { title: 1.6, askedAs: 1, text: 1, keywords: 0.2 };
/** Boost of the facts about a named subject. */
const subjectBoost = 1.6;
/** Boost of texts about locations, which contain many words that are not about services. */
const placeBoost = 0.4;
/** Boost of facts that seldom answer a question, for example sections of articles. */
const attributeBoosts: Partial<Record<FactAttribute, number>> = {
  advice: 0.6,
  terms: 0.35,
  reach: 0.3,
  districts: 0.3,
  definition: 0.7,
  excludes: 0.8,
  steps: 0.8,
  download: 0.8,
};

/**
 * Ranks facts by the words they share with a question, weighted by their rarity among the facts; measured in
 * docs/decisions/021-assistant-on-facts.md.
 * @param frequent words without significance for a question, such as "please"
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
  const stemsOf = (text: string) => new Set(words(text).map((word) => canonical.get(stem(word)) ?? stem(word)));
  const stops = new Set([...frequent].map(stem));
  /** The facts that contain a stem, by index, and its weight in them. */
  const postings = new Map<string, Map<number, number>>();
  const said = facts.map(({ title, text }) => stemsOf(`${title} ${text}`));
  for (const [index, { title, text, askedAs = '', keywords = '', subject }] of facts.entries()) {
    const parts = { title, askedAs, text, keywords: `${keywords} ${subject.replace(/[:-]/g, ' ')}` };
    for (const [part, content] of Object.entries(parts) as [keyof typeof weights, string][])
      for (const word of stemsOf(content)) {
        const posting = postings.get(word) ?? new Map<number, number>();
        postings.set(word, posting.set(index, (posting.get(index) ?? 0) + weights[part]));
      }
  }
  /** Rarity of a word: 1 for a word of one fact, 0 for a word of all facts. */
  const rarity = (word: string) =>
    Math.log(1 + facts.length / (1 + (postings.get(word)?.size ?? 0))) / Math.log(1 + facts.length / 2);

  return {
    find(question, { subjects, attributes } = {}, most = 5) {
      const query = [...stemsOf(question)].filter((word) => !stops.has(word) && word.length > 1);
      const rarest = query.toSorted((a, b) => rarity(b) - rarity(a))[0] ?? '';
      const total = query.reduce((sum, word) => sum + rarity(word), 0);
      const found = new Map<number, { score: number; covered: number }>();
      for (const word of query)
        for (const [index, weight] of postings.get(word) ?? []) {
          const { score, covered } = found.get(index) ?? { score: 0, covered: 0 };
          found.set(index, { score: score + weight * rarity(word), covered: covered + rarity(word) });
        }
      return [...found]
        .map(([index, { score, covered }]) => {
          const fact = facts[index] as Fact;
          const isAbout = subjects?.includes(fact.subject) ?? false;
          return {
            fact,
            score:
              score *
              (isAbout ? subjectBoost : 1) *
              (fact.subject.startsWith('place:') ? placeBoost : 1) *
              (attributeBoosts[fact.attribute] ?? 1),
            isWhole: covered >= total - 1e-6,
            strength: score * Math.sqrt(covered / total),
            hasRarest: said[index]?.has(rarest) ?? false,
          };
        })
        .filter(({ fact }) => !attributes || attributes.includes(fact.attribute))
        .sort((a, b) => b.score - a.score)
        .slice(0, most);
    },
  };
}
