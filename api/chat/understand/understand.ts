import { words } from '../../../data/search/words.ts';
import type { Site } from '../../../data/schema/site.ts';
import { passagesOf, type SitePassage } from '../answer/retrieval/passages.ts';
import { stopWords } from '../answer/retrieval/stopWords.ts';
import { amountsOf } from './amounts.ts';
import { type Clause, idsOf } from './clause.ts';
import { changeOf } from './change.ts';
import { commonWords, meaningful } from './commonWords.ts';
import { digits } from './numbers.ts';
import { normalise, type Normalised } from './normalise.ts';
import { sitePhrases } from './sitePhrases.ts';
import { makeSpeller } from './spelling.ts';

/** A message, understood as far as the message alone allows. */
export interface Understood extends Normalised {
  clauses: Clause[];
  /** The whole message as one clause; what is about the message and not about a topic is looked for here. */
  whole: Clause;
}

export interface Understanding {
  understand(message: string): Understood;
  /** Whether a word is one of the site's or of every day. */
  knows(word: string): boolean;
}

/** What is looked at of a long message: clauses of so many words, so many of them. */
const mostWords = 70;
const mostClauses = 16;

export function makeUnderstanding(site: Site, passages: readonly SitePassage[] = passagesOf(site)): Understanding {
  const phrases = sitePhrases(site);
  const siteWords = new Set<string>(passages.flatMap(({ title, text }) => words(`${title} ${text}`)));
  const known = new Set([...siteWords, ...stopWords, ...commonWords, ...meaningful]);
  const speller = makeSpeller(known, [...phrases.words(), ...meaningful]);
  const industryProfile = new Map(site.industries.map(({ slug, pricingProfile }) => [slug, pricingProfile]));

  const ownName = new RegExp(RegExp.escape(site.provider.name), 'gi');

  function clauseOf(raw: string, correct: (word: string) => string): Clause {
    const row = digits(
      words(raw.replace(/(\d),(?=\d{3}\b)/g, '$1').replace(/\b(\d{1,2})\/(\d{1,2})\b/g, '$1 $2').replace(/\b(\d+)k\b/gi, '$1000').replace(/\b(\d+)(users?|people|ppl|staff|employees|seats)\b/gi, '$1 $2').replace(/\bw\//gi, 'with '))
        .slice(0, mostWords)
        .flatMap((word) => correct(word).split(/[ -]/)),
    );
    const found = phrases.find(row);
    const entities = found.flatMap((match) => match.entities);
    const postal = /\b([a-z]\d[a-z])\s?(?:\d[a-z]\d)?\b/i.exec(raw)?.[1]?.toUpperCase();
    const clause: Clause = {
      text: ` ${row.join(' ')} `, words: row, entities, amounts: amountsOf(row, raw), change: { plans: [], addOns: [], removedAddOns: [] }, question: /\?/.test(raw), ...(postal ? { postal } : {}),
    };
    clause.change = changeOf(clause, found, (slug) => industryProfile.get(slug));
    return clause;
  }

  return {
    understand(message) {
      const given = normalise(message);
      const correct = speller.start();
      // The name may hold words that mean something else.
      const normalised = { ...given, text: given.text.replace(ownName, 'your company') };
      const parts = normalised.text.split(/(?<=[.!?;])\s+|\n+|\s+(?:and also|also,|also)\s+|(?:,\s*|\s+)and\s+(?=(?:what|where|when|how|do|does|can|could|is|are|who|which|why)\b)/i).filter((part) => /[\p{L}\p{N}]/u.test(part));
      const pieces = [...new Set(parts.flatMap(inPieces))];
      // The question stands at the end of a long message more often than in its middle.
      const kept = pieces.length > mostClauses ? [...pieces.slice(0, mostClauses / 4), ...pieces.slice(-(mostClauses * 3) / 4)] : pieces;
      const whole = clauseOf(normalised.text.slice(0, mostWords * 8), correct);
      return { ...normalised, whole, clauses: kept.length > 1 ? kept.map((part) => clauseOf(part, correct)) : [whole] };
    },
    knows: (word) => known.has(word),
  };
}

/** A text in pieces of not too many words: people who write without a full stop write on. */
function inPieces(text: string): string[] {
  if (text.length < mostWords * 4) return [text];
  const row = text.split(/\s+/).map((word) => word.slice(0, 60));
  return Array.from({ length: Math.min(mostClauses * 2, Math.ceil(row.length / mostWords)) }, (_, at) => row.slice(at * mostWords, (at + 1) * mostWords).join(' '));
}

export { idsOf };
