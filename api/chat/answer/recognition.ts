import type { Site } from '../../../data/schema/site.ts';
import { words } from '../../../data/search/words.ts';
import type { Clause } from '../understand/clause.ts';
import type { Vocabulary } from '../understand/vocabulary.ts';
import { makeProfiles } from './profiles.ts';
import type { SitePassage } from './retrieval/passages.ts';
import { stopWords } from './retrieval/stopWords.ts';
import { makeWays } from './ways.ts';

/** What a clause can ask for: an intent, or, with the intent "answer", something that the site says. */
export interface Target {
  intent: string;
  passage?: SitePassage;
}

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
/** What ways and profile tell together, on the scale of one way. */
const ofWays = 0.65;
const nothing: Recognition = { best: [], of: () => undefined };

/** Compares clauses with all ways to ask that the records list, by the words they share, rare ones counting more. */
export function makeRecognition(
  { assistant: { examples }, pricing: { plans } }: Pick<Site, 'assistant' | 'pricing'>,
  passages: readonly SitePassage[],
  vocabulary: Vocabulary,
): (clause: Clause) => Recognition {
  const targets = new Map<string, { target: Target; ways: readonly (readonly string[])[] }>();
  for (const [intent, ways] of Object.entries(examples))
    targets.set(nameOf(intent), { target: { intent }, ways: [ways] });
  for (const passage of passages) {
    const ways = [...(passage.kind === 'faq' ? [[passage.title]] : []), ...(passage.also ? [passage.also] : [])];
    if (ways.length > 0 && !targets.has(nameOf(passage)))
      targets.set(nameOf(passage), { target: { intent: 'answer', passage }, ways });
  }
  const all = [...targets.values()].map(({ target }) => target);
  const ways = makeWays(
    [...targets.values()].map(({ ways }) => ways),
    new Set(plans.flatMap(({ name }) => words(name))),
    vocabulary,
  );
  const { targetOf, tokens: tokensOfRows, rowBegins, rows: holding, tokenBegins, weights, lengths } = ways;
  const profile = makeProfiles(ways);
  // Asked for so often that their names are not put together each time.
  const placesOfIntents = new Map(
    all.flatMap(({ intent, passage }, place) => (passage ? [] : [[intent, place] as const])),
  );
  const placesOfPassages = new Map(
    all.flatMap(({ passage }, place) => (passage ? [[passage.title, place] as const] : [])),
  );
  // What each token of a question counts, and what it says of what the question is about; and which ways to ask were looked at for which question.
  const counts = new Float64Array(weights.length);
  const says = new Float64Array(weights.length);
  const lookedAt = new Uint32Array(targetOf.length);
  let turn = 0;
  // The three likest of each target: one question at a time is looked at.
  const first = new Float64Array(all.length);
  const second = new Float64Array(all.length);
  const third = new Float64Array(all.length);
  const known = new WeakMap<Clause, Recognition>();

  function look(row: readonly string[]): Recognition {
    const tokens: number[] = [];
    const topical: number[] = [];
    const seen = new Set<number | string>();
    let sum = 0;
    let asked = 0;
    for (const word of row.slice(0, mostWords)) {
      const token = ways.tokenOf(word) ?? word;
      if (seen.has(token)) continue;
      seen.add(token);
      // A word that stands in no way to ask weighs as a rare one does.
      const weight = typeof token === 'string' ? ways.rarity(0) : (weights[token] as number);
      const isTopic = !stopWords.has(word) && !/^\d+$/.test(word);
      sum += weight * weight;
      if (isTopic) asked += weight;
      if (typeof token === 'string') continue;
      tokens.push(token);
      if (isTopic) topical.push(token);
      counts[token] = weight * weight;
      says[token] = isTopic ? weight : 0;
    }
    // What shares nothing of what a question is about is not looked at for the rest.
    const rows: number[] = [];
    turn += 1;
    for (const token of topical.length > 0 ? topical : tokens) {
      for (let index = tokenBegins[token] as number; index < (tokenBegins[token + 1] as number); index++) {
        const at = holding[index] as number;
        if (lookedAt[at] === turn) continue;
        lookedAt[at] = turn;
        rows.push(at);
      }
    }
    const length = Math.sqrt(sum);
    const least = row.length <= mostOfShort ? leastHeld * asked : 0;
    first.fill(0);
    second.fill(0);
    third.fill(0);
    for (const at of rows) {
      let product = 0;
      let held = 0;
      for (let index = rowBegins[at] as number; index < (rowBegins[at + 1] as number); index++) {
        const token = tokensOfRows[index] as number;
        product += counts[token] as number;
        held += says[token] as number;
      }
      const like = (product / (length * (lengths[at] as number))) * (held < least ? ofForm : 1);
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
    for (const token of tokens) counts[token] = says[token] = 0;
    if (rows.length === 0) return nothing;
    const profiles = profile(tokens, length);
    const likenesses = first.map((likest, target) =>
      likest > wordForWord
        ? likest
        : Math.max(
            0,
            ofWays *
              (ofLikest * likest +
                ((1 - ofLikest) * (likest + (second[target] as number) + (third[target] as number))) / 3 +
                (profiles[target] as number)),
          ),
    );
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
        const target = typeof what === 'string' ? placesOfIntents.get(what) : placesOfPassages.get(what.title);
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
