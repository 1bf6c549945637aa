import type { Vocabulary } from '../../../data/rules/schema/vocabulary.ts';

/** A count among words. */
export interface Count {
  count: number;
  of: 'people' | 'devices';
  /** Added to, or taken from, those already known. */
  change?: 'more' | 'fewer';
  /** Positions of its first word and of the one after its last. */
  from: number;
  to: number;
}

/** So many words after a number may stand before its noun: "20 very busy people". */
const maxWordsBetween = 2;
/** Years of the calendar count nothing. */
const isYear = (count: number) => count >= 1900 && count <= 2100;

/**
 * The people and devices that are counted, several groups of people of one sentence added up.
 * @param options.isAnswer whether the number of people was asked for, so that a bare number is one
 */
export function readPeople(words: readonly string[], vocabulary: Vocabulary, options = { isAnswer: false }): Count[] {
  const { functionWords, units, beforePeople, beforeOthers, beforeHours, numberedNames, more, fewer, open } =
    vocabulary;
  const isOfHours = words.some((word) => open.has(word));
  const counts: Count[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at, vocabulary.numbers);
    if (!number) {
      at += 1;
      continue;
    }
    const { count, to } = number;
    const before = words[at - 1] ?? '';
    const noun = nounAfter(words, to, vocabulary);
    // A product's name and no number of anything.
    if (count === 365 && !noun) {
      at = to;
      continue;
    }
    const after = noun?.to ?? to;
    const near = [before, words[at - 2], words[to], ...words.slice(after, after + (noun ? 2 : 4))];
    const change = near.some((word) => fewer.has(word ?? ''))
      ? 'fewer'
      : (before === 'and' && at === 1 && noun?.of === 'people') ||
          near.slice(0, 3).some((word) => more.has(word ?? '')) ||
          more.has(words[noun?.to ?? to] ?? '')
        ? 'more'
        : undefined;
    const next = words[to];
    const isNoun =
      next !== undefined &&
      !functionWords.en?.has(next) &&
      !functionWords.fr?.has(next) &&
      !vocabulary.afterNumber.has(next);
    const isHour = isOfHours && beforeHours.has(before);
    const isBare =
      noun === undefined &&
      !isHour &&
      !beforeOthers.has(before) &&
      !isNoun &&
      (count > 1 || change !== undefined) &&
      !numberedNames.has(before) &&
      !isYear(count);
    const isOr = (word = '') => vocabulary.betweenNumbers.has(word);
    const isCompared =
      (isOr(words[to]) && numberAt(words, to + 1, vocabulary.numbers) !== undefined) ||
      (isOr(before) && counts.at(-1)?.to === at - 1);
    const of =
      noun?.of ??
      (isBare && (options.isAnswer || isCompared || beforePeople.has(before) || change) ? 'people' : undefined);
    if (of === 'people' || of === 'devices')
      counts.push({ count, of, from: at, to: noun?.to ?? to, ...(change && of === 'people' ? { change } : {}) });
    at = Math.max(to, noun?.to ?? 0);
  }
  return counts;

  function nounAfter(all: readonly string[], from: number, { numbers }: Vocabulary) {
    for (let at = from; at <= from + maxWordsBetween; at++) {
      const word = all[at] ?? '';
      if (units.people.has(word)) return { of: 'people' as const, to: at + 1 };
      if (word === 'of' && units.people.has(all[at + 1] ?? '')) return { of: 'people' as const, to: at + 2 };
      if (units.devices.has(word)) return { of: 'devices' as const, to: at + 1 };
      if (units.others.has(word)) return { of: 'others' as const, to: at + 1 };
      if (numberAt(all, at, numbers) || word === 'vs' || beforePeople.has(word) || word === 'and' || word === 'or')
        return undefined;
    }
    return undefined;
  }
}

/** A number at a position: "25", "twenty five", "a hundred and twenty". */
function numberAt(words: readonly string[], at: number, numbers: Vocabulary['numbers']) {
  const word = words[at] ?? '';
  if (/^\d{1,6}$/.test(word)) return { count: Number(word), to: at + 1 };
  const value = Object.hasOwn(numbers, word) ? (numbers[word] ?? 0) : undefined;
  if (value === undefined && word !== 'hundred') return undefined;
  let [count, to] = [value ?? 1, value === undefined ? at : at + 1];
  const next = Object.hasOwn(numbers, words[to] ?? '') ? (numbers[words[to] ?? ''] ?? 0) : 0;
  if (count >= 20 && count % 10 === 0 && next > 0 && next < 10) [count, to] = [count + next, to + 1];
  if (words[to] === 'hundred') {
    const rest = numberAt(words, words[to + 1] === 'and' ? to + 2 : to + 1, numbers);
    [count, to] = rest && rest.count < 100 ? [count * 100 + rest.count, rest.to] : [count * 100, to + 1];
  }
  return { count, to };
}
