import { sentences } from '../../data/text/sentences.ts';
import type { WrittenText } from './texts.ts';

/** Listed by themselves, or no statements of the provider: examples of what visitors ask, and what a firm ticks off. */
const apart = new Set([
  'claims',
  'ratings',
  'reviews',
  'testimonials',
  'partners',
  'legalFacts',
  'assistant',
  'downloads',
  'checklist',
]);
/** Fields in which figures are addresses, measures or names. */
const noProse = /(?:slug|id|href|url|image|title|updatedAt|publishedAt|keywords\[\d+\])$/i;

const ourselves = /\b(?:[Ww]e|[Ww]e'(?:re|ve|ll)|[Oo]urs?|us)\b/;
const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand';
const counted =
  'minutes?|hours?|days?|weeks?|months?|years?|clients?|customers?|firms?|offices?|technicians?|people|engineers?|times|percent';
const figures: readonly RegExp[] = [
  /\b24\/7\b|\baround the clock\b/i,
  /\d\s?%|\bpercent\b/i,
  // Not the number of a product, a road or a rule: those follow a name.
  /(?<![\p{Lu}][\p{L}.-]*\s)(?<![\p{L}\p{N}$./-])\d[\d,.]*\+?(?![\p{L}\p{N}-])/u,
  new RegExp(`\\b(?:${numbers})\\s+(?:business\\s+|working\\s+)?(?:${counted})\\b`, 'i'),
  /\b(?:certified|certification|award|guarantee[ds]?|never miss|always on)\b/i,
];

/** A sentence that may state something about the provider which no claim backs. */
export interface Figure {
  where: string;
  sentence: string;
}

/** Sentences in which "we" stands beside a figure that is not quoted from a record. */
export function figuresToLookAt(texts: readonly WrittenText[]): Figure[] {
  return texts
    .filter(({ collection, where }) => !apart.has(collection) && !noProse.test(where))
    .flatMap(({ where, text }) =>
      sentencesOf(text)
        .filter(looksLikeClaim)
        .map((sentence) => ({ where, sentence })),
    );
}

export function looksLikeClaim(sentence: string): boolean {
  // Facts in braces are backed by their records.
  const own = sentence.replace(/\{[^{}]*\}/g, ' … ').replace(/\]\([^)]*\)/g, ']');
  return ourselves.test(own) && figures.some((figure) => figure.test(own));
}

/** Prose may be Markdown: a heading or an item of a list is a sentence of its own. */
function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => sentences(line.replace(/^\s*(?:[-*>#]+|\d+\.)\s+/, '').trim()));
}
