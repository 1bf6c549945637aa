import { normalise } from '../understand/normalise.ts';

const most = 300;

/** After these words people name themselves, others or their firm. */
const introductions = /\b(name is|names is|named|called|call me|i am|i'm|im|this is|ask for|mr|mrs|ms|dr|contact|regards|sincerely|signed)\b[\s:.,]+((?:[\p{L}'-]+[\s.]*){1,3})/giu;
const sayings = /^(?:a|an|the|not|very|so|in|at|on|from|looking|trying|having|getting|interested|wondering|unable|sure|happy|unhappy|sorry|using|new|just|working|going|about|for|your|our|my|is|what|how|where|urgent|it|currently|also|still)$/i;

/**
 * A question as it may be kept: no mail address, number that could be somebody's, link, or name. What is written with a
 * capital letter stays only where the site or everyday language knows the word.
 */
export function scrub(message: string, knows: (word: string) => boolean): string {
  const known = (word: string) => knows(word.toLowerCase().replace(/['’]s$/, ''));
  return normalise(message)
    .text.replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[…]')
    .replace(/\S*@\S*/g, '[…]')
    .replace(/\d[\d\s().-]{4,}\d/g, '[…]')
    .replace(introductions, (whole, introduction: string, rest: string) => {
      const words = rest.trim().split(/[\s.]+/);
      return sayings.test(words[0] ?? '') ? whole : `${introduction} ${words.map((word) => (known(word) && !/^\p{Lu}/u.test(word) ? word : '[…]')).join(' ')} `;
    })
    .replace(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]*/gu, (word) => (known(word) ? word : '[…]'))
    .replace(/(?:\[…\]\s*)+/g, '[…] ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
}
