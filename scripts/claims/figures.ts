import { sentences } from '../../data/rules/text/sentences.ts';
import type { RecordText } from './readTexts.ts';

/** Collections that the report lists anyway, or that state nothing about the provider, such as examples and checklists. */
const skippedCollections = new Set([
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
/** Fields that are not prose. */
const skippedFields = /(?:slug|id|href|url|image|title|updatedAt|publishedAt|keywords\[\d+\])$/i;

/** A question states nothing: it is a reader's, or one that a reader is to ask. */
const question = /\?["'”’)]*$/;
const ourselves = /\b(?:[Ww]e|[Ww]e'(?:re|ve|ll)|[Oo]urs?|us)\b/;
const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand';
const counted =
  'minutes?|hours?|days?|weeks?|months?|years?|clients?|customers?|firms?|offices?|technicians?|people|engineers?|times|percent';
const figures: readonly RegExp[] = [
  /\b24\/7\b|\baround the clock\b/i,
  /\d\s?%|\bpercent\b/i,
  // A number, unless it follows a capitalized name, as those of products, roads and laws do, or is a distance on the map.
  /(?<![\p{Lu}][\p{L}.-]*\s)(?<![\p{L}\p{N}$./-])\d[\d,.]*\+?(?![\p{L}\p{N}-]|[\d,.]*\skm\b)/u,
  new RegExp(`\\b(?:${numbers})\\s+(?:business\\s+|working\\s+)?(?:${counted})\\b`, 'i'),
  /\b(?:certified|certification|award|guarantee[ds]?|never miss|always on)\b/i,
];

/** Sentences that say "we" and hold a figure that is not quoted from a record, each with its record and the remedy. */
export function unbackedFigures(texts: readonly RecordText[]): string[] {
  return texts
    .filter(({ collection, where }) => !skippedCollections.has(collection) && !skippedFields.test(where))
    .flatMap(({ where, text }) =>
      sentencesOf(text)
        .filter(looksLikeClaim)
        .map(
          (sentence) =>
            `${where}: "${sentence}" has a figure of the provider that no record backs. ` +
            'Quote the record ("{claims.<id>}", "{plans.<id>.price}") or say it without the figure.',
        ),
    );
}

export function looksLikeClaim(sentence: string): boolean {
  // Placeholders are backed by records, and link targets are no statements.
  const own = sentence.replace(/\{[^{}]*\}/g, ' … ').replace(/\]\([^)]*\)/g, ']');
  return !question.test(own.trim()) && ourselves.test(own) && figures.some((figure) => figure.test(own));
}

/** Sentences of Markdown, with headings and list items as sentences of their own. */
function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => sentences(line.replace(/^\s*(?:[-*>#]+|\d+\.)\s+/, '').trim()));
}
