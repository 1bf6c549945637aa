import { words } from '../../../data/search/words.ts';
import { rawWords } from './rawWords.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { SitePassage } from '../answer/retrieval/passages.ts';
import { stopWords } from '../answer/retrieval/stopWords.ts';
import { amountsOf, moneyIn } from './amounts.ts';
import { type Clause, idsOf } from './clause.ts';
import { clauseTexts, leadIn } from './clauseTexts.ts';
import { changeOf } from './change.ts';
import { countsOf, type PlanAt } from './counts.ts';
import { marked } from './marked.ts';
import { commonWords, meaningful } from './commonWords.ts';
import { withoutContractions } from './contractions.ts';
import { digits } from './numbers.ts';
import { normalise, type Normalised } from './normalise.ts';
import { sitePhrases } from './sitePhrases.ts';
import { type Lookups, makeSpeller } from './spelling.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A message, understood as far as the message alone allows. */
export interface Understood extends Normalised {
  clauses: Clause[];
  /** The whole message as one clause; what is about the message and not about a topic is looked for here. */
  whole: Clause;
}

export interface Understanding {
  /** `lookups`: how many unknown words are looked up; those of a message and the conversation before it are counted together. */
  understand(message: string, lookups: Lookups): Understood;
  /** Whether a word is one of the site's or of every day; `asName`: whether the site writes it with a capital inside a sentence. */
  knows(word: string, asName?: boolean): boolean;
}

/** What is looked at of a long message: clauses of so many words, so many of them. */
const mostWords = 70;
/** A word that stands so often in the listed ways to ask is one that a misspelt one may mean. */
const leastReadings = 8;
const mostClauses = 16;
/** So many characters of a message are taken apart into clauses: its beginning and its end. */
const mostCharacters = 3000;
/** So many characters are looked through for numbers of people, and so many numbers: each is held against all that is around it. */
const mostCounted = 2400;
const firstNumbers = /^(?:\D*\d+){0,20}\D*/;
const countable = (text: string) => firstNumbers.exec(text.slice(0, mostCounted))?.[0] ?? '';

export function makeUnderstanding(site: Site, passages: readonly SitePassage[], vocabulary: Vocabulary): Understanding {
  const phrases = sitePhrases(site);
  const known = new Set([...stopWords, ...commonWords, ...meaningful]);
  const know = (all: readonly string[]) => {
    for (const word of all) known.add(word);
  };
  for (const { title, text, also = [] } of passages) {
    know(words(`${title} ${text}`));
    vocabulary.read(also);
  }
  for (const ways of Object.values(site.assistant.examples)) vocabulary.read(ways);
  for (const { is, only } of Object.values(site.assistant.pressing))
    for (const messages of [is, only]) vocabulary.read(messages);
  know(vocabulary.words);
  const synonyms = site.assistant.synonyms.flat().flatMap(words);
  for (const word of synonyms) known.add(word);
  const speller = makeSpeller(
    known,
    [...phrases.words(), ...meaningful, ...synonyms.filter((word) => word.length > 4)],
    vocabulary.frequent(leastReadings),
  );
  const industryProfile = new Map(site.industries.map(({ slug, pricingProfile }) => [slug, pricingProfile]));

  let names: Set<string> | undefined;
  /** Looked up when the first question is kept. */
  const namesOf = () =>
    (names ??= new Set([
      ...phrases.words().filter((word) => !commonWords.includes(word)),
      ...passages.flatMap(({ title, text }) =>
        (`${title}. ${text}`.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}'-]*/gu) ?? []).flatMap(words),
      ),
    ]));

  const ownName = new RegExp(RegExp.escape(site.provider.name), 'gi');

  /** `counted`: the text in which people are counted, and the plans that are named in it; the clause itself where nothing else is said. */
  function clauseOf(
    given: string,
    correct: (word: string) => string,
    counted?: { text: string; plans: readonly string[] },
  ): Clause {
    const raw = given.replace(leadIn, '').replace(/\bwere (?=(?:are|is|do|can|u|r) )/i, 'where ');
    const row = [
      ...digits(
        rawWords(raw)
          .slice(0, mostWords)
          .flatMap((word) => correct(word).split(/[ -]/)),
      ),
    ];
    const found = phrases.find(row);
    const entities = found.flatMap((match) => match.entities);
    const postal = /\b([a-z]\d[a-z])\s?(?:\d[a-z]\d)?\b/i.exec(raw)?.[1]?.toUpperCase();
    const clause: Clause = {
      text: ` ${row.join(' ')} `,
      words: row,
      parts: row.length > 16 ? partsOf(raw, correct) : [],
      entities,
      named: found,
      amounts: amountsOf(row, moneyIn(raw)),
      change: { plans: [], addOns: [], removedAddOns: [] },
      question: /\?/.test(raw),
      ...(postal ? { postal } : {}),
    };
    clause.change = changeOf(clause, found, (slug) => industryProfile.get(slug));
    const text = counted?.text ?? countable(raw);
    const paused = marked(text, correct);
    Object.assign(
      clause.change,
      countsOf(paused, text, plansAt(paused, [...clause.change.plans, ...(counted?.plans ?? [])])),
    );
    // "What do I get for the $200?"
    const price = clause.amounts.find(({ of }) => of === 'money');
    const priced =
      price && clause.change.users === undefined && clause.change.budget === undefined
        ? site.pricing.plans.find(({ basePrice }) => basePrice === price.value * 100)
        : ofPrice(clause.text);
    if (priced && clause.change.plans.length === 0) clause.change.plans.push(priced.id);
    return clause;
  }

  /** "The 100 dollar one" */
  function ofPrice(text: string) {
    const price = Number(/ (\d+) (?:dollars?|bucks?) (?:one|plan|option|package|tier) /.exec(text)?.[1]);
    return site.pricing.plans.find(({ basePrice }) => basePrice === price * 100);
  }

  /** Where in a row plans are named that a clause speaks of. */
  function plansAt(row: readonly string[], ids: readonly string[]): PlanAt[] {
    if (ids.length === 0) return [];
    return phrases
      .find(row)
      .flatMap(({ entities, from }) =>
        entities.filter(({ type, id }) => type === 'plan' && ids.includes(id)).map(({ id }) => ({ id, at: from })),
      );
  }

  return {
    understand(message, lookups) {
      const given = normalise(message);
      // The name may hold words that mean something else.
      const normalised = {
        ...given,
        text: withoutContractions(given.text.replace(ownName, 'your company')).replace(fillers, '$1'),
      };
      const correct = speller.start(lookups, namesIn(normalised.text));
      const parts = clauseTexts(withoutMiddle(normalised.text));
      const pieces = [...new Set(parts.flatMap(inPieces))];
      // The question stands at the end of a long message more often than in its middle.
      const kept =
        pieces.length > mostClauses
          ? [...pieces.slice(0, mostClauses / 4), ...pieces.slice(-(mostClauses * 3) / 4)]
          : pieces;
      const apart = kept.length > 1 ? kept.map((part) => clauseOf(part, correct)) : [];
      const whole = clauseOf(normalised.text.slice(0, mostWords * 8), correct, {
        text: countable(normalised.text).replace(leadIn, ''),
        plans: apart.flatMap(({ change }) => change.plans),
      });
      const clauses = kept.length > 1 ? apart : [whole];
      // What is denied in one sentence is not denied in the next: "leave them out. Professional, please."
      for (const {
        change: { plans },
      } of clauses)
        for (const id of plans) if (!whole.change.plans.includes(id)) whole.change.plans.push(id);
      return { ...normalised, whole, clauses };
    },
    knows: (word, asName = false) => (asName ? namesOf().has(word) : known.has(word)),
  };
}

/** "What on earth is DNS?" */
const fillers = /\b(what|who|where|why|how) (?:on earth|in the world|the heck|the hell|exactly|precisely)\b/gi;

/** The words that stand with a capital inside a sentence. */
function namesIn(text: string): Set<string> {
  return new Set((text.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu) ?? []).flatMap(words));
}

/** A text with its beginning and its end alone where it is long; the question stands at the end more often. */
function withoutMiddle(text: string): string {
  return text.length > mostCharacters
    ? `${text.slice(0, mostCharacters / 4)}\n${text.slice((-mostCharacters * 3) / 4)}`
    : text;
}

/** A text in pieces of not too many words: people who write without a full stop write on. */
function inPieces(text: string): string[] {
  if (text.length < mostWords * 4) return [text];
  const row = text.split(/\s+/).map((word) => word.slice(0, 60));
  return Array.from({ length: Math.min(mostClauses * 2, Math.ceil(row.length / mostWords)) }, (_, at) =>
    row.slice(at * mostWords, (at + 1) * mostWords).join(' '),
  );
}

/** Parts of a long sentence, by its commas and joining words. */
function partsOf(raw: string, correct: (word: string) => string): string[][] {
  return raw
    .split(/[,;:()]|\s(?:and|but|whether|because|so that|which|who|that|as well as)\s/i)
    .slice(0, 12)
    .map((part) =>
      words(part)
        .slice(0, 30)
        .flatMap((word) => correct(word).split(/[ -]/)),
    )
    .filter((part) => part.length >= 3);
}

export { idsOf };
