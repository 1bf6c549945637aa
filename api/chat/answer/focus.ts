import type { Clause } from '../understand/clause.ts';
import type { EntityType } from '../understand/phrases.ts';
import { weakWords } from './retrieval/rank.ts';
import { stem } from './retrieval/stem.ts';
import { stopWords } from './retrieval/stopWords.ts';

/** Words that only say where in a place. */
const around = /^(?:downtown|uptown|central|north|south|east|west|near|nearby|greater|city|town|ontario|canada)$/;

/** From 0 to 1: how much of what a clause is about is the naming of such things; the rest is what is asked of them. */
export function focusOf({ words, named }: Clause, types: readonly EntityType[]): number {
  let all = 0;
  let theirs = 0;
  words.forEach((word, at) => {
    if (stopWords.has(word) || around.test(word) || weakWords.has(stem(word)) || /^\d+$/.test(word)) return;
    all += 1;
    if (
      named.some(({ from, to, entities }) => at >= from && at < to && entities.some(({ type }) => types.includes(type)))
    )
      theirs += 1;
  });
  return all === 0 ? 1 : theirs / all;
}

/** How many words of a clause that say what it is about stand outside a match in its text. */
export function besides(text: string, { index, 0: matched }: RegExpExecArray): number {
  return `${text.slice(0, index)} ${text.slice(index + matched.length)}`
    .split(' ')
    .filter(
      (word) => word && !stopWords.has(word) && !around.test(word) && !weakWords.has(stem(word)) && !/^\d+$/.test(word),
    ).length;
}
