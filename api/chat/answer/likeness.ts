import type { Site } from '../../../data/schema/site.ts';
import { words } from '../../../data/search/words.ts';
import { digits } from '../understand/numbers.ts';
import type { Clause } from '../understand/clause.ts';
import { addTo } from './addTo.ts';
import type { SitePassage } from './retrieval/passages.ts';
import { weakWords } from './retrieval/rank.ts';
import type { Topics } from './retrieval/topics.ts';
import { stem } from './retrieval/stem.ts';
import { stopWords } from './retrieval/stopWords.ts';

/** What a clause is most like, and how much, from 0 to 1: an example of an intent, or another way to ask for a passage. */
export interface Like {
  intent: string;
  passage?: SitePassage;
  likeness: number;
  /** Passages that are asked for about as alike, the best first. */
  passages: { passage: SitePassage; likeness: number }[];
}

/** Below it two ways to write something are not the same. */
export const leastLike = 0.5;
/** A single word is part of many things. */
export const leastOfOne = 0.8;
/** Ordinary words count little, and yet "who are you" is made of nothing else. */
const ordinary = 0.35;
const side = 0.5;
const weak = 0.6;
const unseen = 0.6;
const mostWords = 16;
/** So much less like is about as like. */
const about = 0.1;
const leastShared = 0.6;
const leastKept = 0.4;
const leastOfPart = 0.62;

/** Compares clauses with the examples of what visitors write, by the words they have in common and by which stand side by side. */
export function makeLikeness({ assistant: { examples } }: Pick<Site, 'assistant'>, passages: readonly SitePassage[], topics: Topics): (clause: Clause) => Like | undefined {
  const texts: { text: string; intent: string; passage?: SitePassage }[] = [
    ...Object.entries(examples).flatMap(([intent, all]) => all.map((text) => ({ intent, text }))),
    ...passages.flatMap((passage) => [...(passage.kind === 'faq' ? [passage.title] : []), ...(passage.also ?? [])].map((text) => ({ intent: 'answer', text, passage }))),
  ];
  const rows = texts.map(({ text, ...target }) => ({ target, tokens: tokensOf(digits(words(text)), topics) }));
  const found = new Map<string, number>();
  for (const { tokens } of rows) for (const token of tokens.keys()) found.set(token, (found.get(token) ?? 0) + 1);
  const rarity = (token: string) => Math.log(1 + rows.length / (1 + (found.get(token) ?? 0)));
  const postings = new Map<string, { row: number; weight: number }[]>();
  const lengths = rows.map(({ tokens }, row) => {
    let sum = 0;
    for (const [token, base] of tokens) {
      const weight = base * rarity(token);
      sum += weight * weight;
      addTo(postings, token, { row, weight });
    }
    return Math.sqrt(sum);
  });
  const products = new Float64Array(rows.length);
  const shared = new Float64Array(rows.length);
  const known = new WeakMap<Clause, Like | undefined>();

  function nearest(row: readonly string[]): Like | undefined {
    if (row.length === 0 || row.length > mostWords) return undefined;
    const touched: number[] = [];
    let sum = 0;
    let topical = 0;
    // What an example is about is counted first: one that shares nothing of it is not looked at for the rest.
    const tokens = [...tokensOf(row, topics)].sort(([, one], [, other]) => Number(other === 1) - Number(one === 1));
    for (const [token, base] of tokens) {
      // What stands in no example says only that it is about something else as well.
      const seen = found.has(token);
      if (!seen && base === side) continue;
      const weight = base * rarity(token) * (seen ? 1 : unseen);
      const isTopic = base === 1;
      sum += weight * weight;
      if (isTopic) topical += weight;
      for (const posting of postings.get(token) ?? []) {
        if (products[posting.row] === 0) {
          if (!isTopic && topical > 0) continue;
          touched.push(posting.row);
        }
        products[posting.row] = (products[posting.row] as number) + weight * posting.weight;
        if (isTopic) shared[posting.row] = (shared[posting.row] as number) + weight;
      }
    }
    const alike: { row: number; likeness: number }[] = [];
    for (const at of touched) {
      const likeness = (products[at] as number) / (Math.sqrt(sum) * (lengths[at] as number));
      // Most of what the clause is about has to be in the example: "do you sell laptops" is not "do you sell my data".
      if (likeness > leastKept && (shared[at] as number) >= leastShared * topical) alike.push({ row: at, likeness });
      products[at] = shared[at] = 0;
    }
    const [first, ...others] = alike.sort((one, other) => other.likeness - one.likeness);
    if (!first) return undefined;
    const target = (rows[first.row] as (typeof rows)[number]).target;
    const passages = [first, ...others.filter(({ likeness }) => likeness > first.likeness - about)].flatMap(({ row: at, likeness }) => {
      const { passage } = (rows[at] as (typeof rows)[number]).target;
      return passage ? [{ passage, likeness }] : [];
    });
    return { ...target, likeness: first.likeness, passages };
  }

  /** Of a long sentence a part may be the question; what is in it by chance has to be liker. */
  function nearestPart({ parts }: Clause): Like | undefined {
    const [best] = parts.flatMap((part) => nearest(part) ?? []).filter(({ likeness, intent }) => likeness >= leastOfPart && intent !== 'emergency').sort((one, other) => other.likeness - one.likeness);
    return best;
  }

  return (clause) => {
    if (known.has(clause)) return known.get(clause);
    const like = clause.words.length > mostWords ? nearestPart(clause) : nearest(clause.words);
    known.set(clause, like);
    return like;
  };
}

function tokensOf(row: readonly string[], topics: Topics): Map<string, number> {
  const tokens = new Map<string, number>();
  let before: string | undefined;
  for (const topic of topics.ofWords(row)) {
    // How many there are does not say what is asked; "24" and "365" do.
    if (/^\d+$/.test(topic) && topic !== '24' && topic !== '365') continue;
    tokens.set(topic, weakWords.has(topic) ? weak : 1);
    if (before !== undefined) tokens.set(`${before} ${topic}`, side);
    before = topic;
  }
  row.forEach((word, at) => {
    if (!stopWords.has(word)) return;
    tokens.set(`~${word}`, ordinary);
    const next = row[at + 1];
    if (next !== undefined) tokens.set(`~${word} ${stem(next)}`, side);
  });
  return tokens;
}
