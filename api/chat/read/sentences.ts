import type { Vocabulary } from '../../../data/rules/schema/vocabulary.ts';
import { stem } from '../../../data/rules/search/stem.ts';
import { words } from '../../../data/rules/search/words.ts';

/** A question or statement of a message. */
export interface Sentence {
  text: string;
  words: readonly string[];
  /** The words' stems, in the same order. */
  stems: readonly string[];
  isQuestion: boolean;
}

/** More sentences, and more words of one, are not read: a turn of any length would take processor time for each. */
const maxSentences = 12;
const maxWords = 80;
/** Fewer words before a joint are no question of their own. */
const fewestWords = 2;

/**
 * Splits a message at the ends of sentences, and where a second question follows "and".
 * @param atCommas whether a question after a comma stands by itself as well: "we are 20 people, do you come to us"
 */
export function sentencesOf(text: string, vocabulary: Vocabulary, { atCommas = false } = {}): Sentence[] {
  const joint = atCommas ? /(?<=\s)(\p{L}+)\s+(?=(\p{L}+))|(,)\s+(?=(\p{L}+))/gu : /(?<=\s)(\p{L}+)\s+(?=(\p{L}+))/gu;
  return plain(text)
    .split(/(?<=[.?!])(?=\s|$)|\n+/)
    .flatMap((part) => atJoints(part, joint, vocabulary))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, maxSentences)
    .map((part) => sentenceOf(part, vocabulary));
}

/** A text with everyday turns of phrase in plain words: "how come", "last nite", "what would that run us". */
const plain = (text: string): string =>
  text
    .replace(/\bhow come\b/gi, 'why')
    .replace(/\blast (?:night|nite)\b/gi, 'yesterday')
    .replace(/\b(it|that|this|they|all|everything|total)\s+(?:come|comes|run|runs)\s+(?:to|us)\b/gi, '$1 cost');

function atJoints(text: string, joint: RegExp, { questionStarts, joints }: Vocabulary): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: whole, 1: word, 2: next, 4: afterComma, index } of text.matchAll(joint)) {
    const isJoint = word === undefined || joints.has(word.toLowerCase());
    const isSecond = isJoint && questionStarts.has((next ?? afterComma ?? '').toLowerCase());
    if (!isSecond || words(text.slice(from, index)).length < fewestWords) continue;
    parts.push(text.slice(from, index));
    from = index + whole.length;
  }
  return [...parts, text.slice(from)];
}

/** A text as one sentence. */
export function sentenceOf(text: string, { questionStarts, openings }: Vocabulary): Sentence {
  const own = wordsOf(text).slice(0, maxWords);
  const first = own.find((word) => !openings.has(word));
  return {
    text: text.trim(),
    words: own,
    stems: own.map(stem),
    isQuestion: text.trimEnd().endsWith('?') || questionStarts.has(first ?? ''),
  };
}

/** The words of a text, with negations and grouped numbers written out, and words that nobody writes for amounts and other figures. */
export function wordsOf(text: string): string[] {
  return words(
    text
      .replace(/\bhttps?:\S+/gi, ' ')
      .replace(/[$€£]\s?\d[\d.,]*(?:\s?k\b)?/gi, ' amountofmoney ')
      .replace(/\b\d{1,2}:\d{2}\b|\b\d+(?:\.\d+)?\s?%|\b\d+\.\d+\b/g, ' anyfigure ')
      .replace(/\b\d{1,2}\s?(?:am|pm|a\.m|p\.m)\b/gi, ' anyfigure ')
      // From a morning to an evening: "9 to 5".
      .replace(
        /\b(\d{1,2})\s?(?:to|-|–)\s?(\d{1,2})\b(?!\s(?:people|person|users?|staff|employees|seats)\b)/g,
        (whole, opens: string, closes: string) =>
          Number(opens) <= 12 && Number(closes) < Number(opens) ? ' anyfigure ' : whole,
      )
      .replace(/\bcan['’]?t\b/gi, 'can not')
      .replace(/\b(is|are|was|were|do|does|did|wo|would|could|should|has|have|had)nt\b/gi, '$1 not')
      .replace(/n['’]t\b/gi, ' not')
      .replace(/['’](?:m|re|ll|ve|d|s)\b/gi, '')
      .replace(/(?<=\d)[, ](?=\d{3}(?!\d))/g, '')
      .replace(/\be-?mail/gi, 'email')
      .replace(/\bwi-fi\b/gi, 'wifi')
      .replace(/\b24\s?[/x]\s?7\b/gi, 'roundtheclock')
      .replace(/\b(?:l|d|qu|j|n|c|s|m)['’](?=\p{L})/giu, ''),
  );
}

/** Whether a sentence speaks of something said before: "who checks that", "how often do you test it". */
export function pointsBack(words: readonly string[], { pronouns, beforeIt, functionWords }: Vocabulary): boolean {
  return words.some((word, at) => {
    const next = words[at + 1];
    if (word !== 'it') return pronouns.has(word);
    return next === undefined || beforeIt.has(words[at - 1] ?? '') || functionWords.en?.has(next) === true;
  });
}
