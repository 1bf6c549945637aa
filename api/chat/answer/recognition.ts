import type { Site } from '../../../data/schema/site.ts';
import { words } from '../../../data/search/words.ts';
import type { Clause } from '../understand/clause.ts';
import type { WayReader } from '../understand/wayReader.ts';
import type { SitePassage } from './retrieval/passages.ts';
import { stem } from './retrieval/stem.ts';
import { stopWords } from './retrieval/stopWords.ts';

/** What a clause can ask for: an intent, or, with the intent "answer", something that the site says. */
export interface Target { intent: string; passage?: SitePassage }

/** What a clause asks for, as far as the listed ways to ask tell. */
export interface Recognition {
  /** The best first; how like the ways to ask for it the clause is, from 0 to 1. */
  best: readonly { target: Target; likeness: number }[];
  /** The likeness to one intent or passage; undefined where no way to ask for it is listed. */
  of(what: string | SitePassage): number | undefined;
}

/** One way to ask is like a clause by chance: the three likest of a target are counted, and the likest of them for itself with this share. */
const ofLikest = 0.3;
/** From here on a clause is listed, and no chance. */
const wordForWord = 0.9;
const mostWords = 40;
const mostTargets = 12;
/** "Do you sell waffles?" is written like "Do you sell laptops?": so much of what a short question is about has to be in a way to ask, or its likeness is one of form. */
const mostOfShort = 9;
const leastHeld = 0.4;
const ofForm = 0.6;
const nothing: Recognition = { best: [], of: () => undefined };

/** Compares clauses with all ways to ask that the records list, by the words they share, rare ones counting more. */
export function makeRecognition({ assistant: { examples }, pricing: { plans } }: Pick<Site, 'assistant' | 'pricing'>, passages: readonly SitePassage[], read: WayReader): (clause: Clause) => Recognition {
  const targets = new Map<string, { target: Target; ways: readonly string[] }>();
  for (const [intent, ways] of Object.entries(examples)) targets.set(nameOf(intent), { target: { intent }, ways });
  for (const passage of passages) {
    const ways = [...(passage.kind === 'faq' ? [passage.title] : []), ...(passage.also ?? [])];
    if (ways.length > 0 && !targets.has(nameOf(passage))) targets.set(nameOf(passage), { target: { intent: 'answer', passage }, ways });
  }
  const all = [...targets.values()].map(({ target }) => target);

  const planNames = new Set(plans.flatMap(({ name }) => words(name)));
  // How many there are, and of which plan, does not say what is asked; "24" and "365" do.
  const tokenOf = (word: string) => (/^\d+$/.test(word) && word !== '24' && word !== '365' ? '#' : planNames.has(word) ? '+' : stem(word));
  const ids = new Map<string, number>();
  const idsOfWords = new Map<string, number>();
  const postings: number[][] = [];
  const targetOf: number[] = [];
  /** The number of a word of a way to ask. */
  function numberOf(word: string): number {
    const token = tokenOf(word);
    let id = ids.get(token);
    if (id === undefined) {
      id = postings.push([]) - 1;
      ids.set(token, id);
    }
    idsOfWords.set(word, id);
    return id;
  }
  let target = 0;
  for (const { ways } of targets.values()) {
    for (const way of ways) {
      const row = targetOf.push(target) - 1;
      for (const word of read(way)) {
        const posting = postings[idsOfWords.get(word) ?? numberOf(word)] as number[];
        if (posting.at(-1) !== row) posting.push(row);
      }
    }
    target += 1;
  }

  const rarity = (found: number) => Math.log(1 + targetOf.length / (1 + found));
  const weights = Float64Array.from(postings, (list) => rarity(list.length));
  const lengths = new Float64Array(targetOf.length);
  postings.forEach((list, token) => { for (const row of list) lengths[row] = (lengths[row] as number) + (weights[token] as number) ** 2; });
  for (let row = 0; row < lengths.length; row++) lengths[row] = Math.sqrt(lengths[row] as number);

  const places = new Map([...targets.keys()].map((name, place) => [name, place]));
  const products = new Float64Array(targetOf.length);
  const held = new Float64Array(targetOf.length);
  // The three likest of each target: one question at a time is looked at.
  const first = new Float64Array(all.length);
  const second = new Float64Array(all.length);
  const third = new Float64Array(all.length);
  const known = new WeakMap<Clause, Recognition>();

  function look(row: readonly string[]): Recognition {
    const touched: number[] = [];
    let sum = 0;
    let asked = 0;
    const short = row.length <= mostOfShort;
    const tokens = new Map(row.slice(0, mostWords).map((word) => [idsOfWords.get(word) ?? ids.get(tokenOf(word)) ?? word, !stopWords.has(word) && !/^\d+$/.test(word)]));
    for (const [token, says] of tokens) {
      // A word that stands in no way to ask weighs as a rare one does.
      const weight = typeof token === 'string' ? rarity(0) : (weights[token] as number);
      sum += weight * weight;
      if (says) asked += weight;
      if (typeof token === 'string') continue;
      for (const at of postings[token] as number[]) {
        if (products[at] === 0) touched.push(at);
        products[at] = (products[at] as number) + weight * weight;
        if (says && short) held[at] = (held[at] as number) + weight;
      }
    }
    if (touched.length === 0) return nothing;
    const length = Math.sqrt(sum);
    first.fill(0);
    second.fill(0);
    third.fill(0);
    const least = short ? leastHeld * asked : 0;
    for (const at of touched) {
      const like = ((products[at] as number) / (length * (lengths[at] as number))) * ((held[at] as number) < least ? ofForm : 1);
      products[at] = 0;
      held[at] = 0;
      const target = targetOf[at] as number;
      if (like <= (third[target] as number)) continue;
      if (like > (first[target] as number)) {
        third[target] = second[target] as number;
        second[target] = first[target] as number;
        first[target] = like;
      } else if (like > (second[target] as number)) {
        third[target] = second[target] as number;
        second[target] = like;
      } else third[target] = like;
    }
    const likenesses = first.map((likest, target) => (likest > wordForWord ? likest : ofLikest * likest + ((1 - ofLikest) * (likest + (second[target] as number) + (third[target] as number))) / 3));
    const best: { target: Target; likeness: number }[] = [];
    likenesses.forEach((likeness, target) => {
      const last = best.at(-1);
      if (likeness === 0 || (best.length === mostTargets && last && likeness <= last.likeness)) return;
      let at = best.length;
      while (at > 0 && (best[at - 1] as { likeness: number }).likeness < likeness) at -= 1;
      best.splice(at, 0, { target: all[target] as Target, likeness });
      if (best.length > mostTargets) best.pop();
    });
    return {
      best,
      of(what) {
        const target = places.get(nameOf(what));
        return target === undefined ? undefined : likenesses[target];
      },
    };
  }

  return (clause) => {
    const before = known.get(clause);
    if (before) return before;
    const recognition = look(clause.words);
    known.set(clause, recognition);
    return recognition;
  };
}

/** Passages of one title are asked for in the same ways. */
function nameOf(what: string | SitePassage): string {
  return typeof what === 'string' ? `intent ${what}` : what.title;
}
