import { isDanger, isRefusal, strongest } from '../classify/groups.ts';
import type { Entity } from '../extract/lexicon.ts';
import type { IntentId } from '../intents.ts';
import { hasPhrase, phraseAt } from '../read/phrases.ts';
import { isMark, type Token } from '../read/tokens.ts';
import { thresholds } from '../thresholds.ts';
import { pickedMention } from './picks.ts';
import type { DialogueState } from './state.ts';
import type { Resolved, UtteranceInContext } from './utteranceInContext.ts';

/** Intents of questions about an object, which a message that names another object asks again. */
const repeatable: ReadonlySet<IntentId> = new Set<IntentId>([
  'price',
  'call-out',
  'price-why',
  'not-included',
  'left-out',
  'guarantee',
  'duration',
  'how-it-works',
  'meeting',
  'response-time',
]);
/** Those of them whose answer is the same for whatever is named. */
const sameForAll: ReadonlySet<IntentId> = new Set<IntentId>(['guarantee', 'response-time', 'meeting']);
/** Intents of a price, after which the visitor asks how to get one. */
const ofPrices: ReadonlySet<IntentId> = new Set<IntentId>([
  'price',
  'price-why',
  'quote-free',
  'call-out',
  'same-price',
]);
/** Intents about a part of the work or a duty, after which the visitor asks whose it is. */
const ofParts: ReadonlySet<IntentId> = new Set<IntentId>(['not-included', 'left-out', 'do-you-do']);
const ofDuties: ReadonlySet<IntentId> = new Set<IntentId>(['permit', 'invoice', 'surprises', 'guarantee']);
/** Intents that a message gets for the name of an object alone. */
const ofNames: ReadonlySet<IntentId> = new Set<IntentId>([
  'service',
  'need',
  'do-you-do',
  'everyday-problem',
  'same-for',
  'more',
  'statement',
]);
/** Intents that words such as "is that expensive" get by themselves. */
const ofAmounts: ReadonlySet<IntentId> = new Set<IntentId>(['price', 'price-objection', 'price-why', 'more']);

/** Maximum length in words of a message that changes one thing of the open question. */
const maxWords = 12;
/** Maximum length in words of what stands around an address. */
const maxAroundAddress = 8;
/** Maximum length in words of what is said beside a withdrawal. */
const maxBesideWithdrawal = 12;

const wordsOf = (tokens: readonly Token[]) => tokens.filter((token) => !isMark(token));
const isPlace = ({ kind }: Entity): boolean => kind === 'place' || kind === 'nearPlace';

/** The subjects after a message that names some: places take the place of places, everything else that of everything else. */
export function mergedSubjects(before: readonly Entity[], named: readonly Entity[]): readonly Entity[] {
  if (named.length === 0) return before;
  const isOther = (entity: Entity) => isPlace(entity) !== named.some(isPlace);
  return named.every(isPlace) || !named.some(isPlace) ? [...named, ...before.filter(isOther)] : named;
}

/** The question that stays open after an answer: the last one about an object. Places and small talk leave it open. */
export const askedAfter = (intent: IntentId, { asked }: DialogueState, isTalk: boolean): IntentId | undefined =>
  isTalk || intent === 'place' || intent === 'circumstances' ? asked : intent;

const isUrgent = ({ classified }: UtteranceInContext, least: number): boolean =>
  (strongest(classified, isDanger)?.total ?? 0) >= least;

const beginsElliptic = ({ tokens, vocabulary: { ellipses } }: UtteranceInContext): boolean =>
  [0, 1].some((at) => phraseAt(tokens, at, ellipses.lead) > 0);

const servicesOf = (subjects: readonly Entity[]): Entity[] => subjects.filter(({ kind }) => kind === 'service');

/** Takes the question back: "never mind, I fixed it". */
export function withdraws(utterance: UtteranceInContext): Resolved | undefined {
  const { slots, tokens, state, vocabulary, as } = utterance;
  const { withdraw, solved } = vocabulary.ellipses;
  const at = tokens.findIndex((_, index) => phraseAt(tokens, index, withdraw) > 0);
  if (at < 0 || at > 2 || state.danger || state.asked === 'meeting') return undefined;
  if (slots.mentions.length > 0 || slots.asks.size > 0 || tokens.includes('?')) return undefined;
  const isSettled = hasPhrase(tokens, solved);
  if (wordsOf(tokens).length > (isSettled ? maxBesideWithdrawal : 4)) return undefined;
  return isUrgent(utterance, isSettled ? thresholds.confident : thresholds.possible) && !isSettled
    ? undefined
    : as('acknowledge');
}

/** An address or a postal code without another question tells a place. */
export function fillsPlace(utterance: UtteranceInContext): Resolved | undefined {
  const { slots, tokens, state, first, names, as } = utterance;
  if (!slots.postalArea && !slots.street) return undefined;
  if (first.intent === 'address') return as('place');
  const isBare =
    wordsOf(tokens).length <= maxAroundAddress && slots.asks.size === 0 && !names('service', 'plan', 'addOn');
  return isBare && !state.danger && !isUrgent(utterance, thresholds.likely) ? as('place') : undefined;
}

/** A place that only describes where the one before it is: "it is next to that town". */
export function describesPlace({ slots, tokens, state, vocabulary, as }: UtteranceInContext): Resolved | undefined {
  const { doubtfulPlace } = state;
  const near = vocabulary.ellipses.near;
  const describes = slots.mentions.some(
    ({ from, entities }) =>
      entities.some(isPlace) &&
      tokens.some((_, at) => {
        const length = phraseAt(tokens, at, near);
        return length > 0 && at + length === from;
      }),
  );
  if (!doubtfulPlace || !describes || wordsOf(tokens).length > maxWords) return undefined;
  const { entity, name, postalArea } = doubtfulPlace;
  const { unknownPlace: _, postalArea: __, ...rest } = slots;
  return as('place', {
    ...rest,
    mentions: entity ? [pickedMention(entity)] : [],
    ...(name ? { unknownPlace: name } : {}),
    ...(postalArea ? { postalArea } : {}),
  });
}

/** A question that a place is only the condition of: how much, or how soon, there. */
export function asksAboutPlace(utterance: UtteranceInContext): Resolved | undefined {
  const { slots, first, state, names, as } = utterance;
  const isNamed = names('place', 'nearPlace');
  const isOfPlace = isNamed || slots.unknownPlace !== undefined || slots.postalArea !== undefined;
  if (isDanger(first.intent) || isRefusal(first.intent)) return undefined;
  const { part, weekday, season } = slots.time;
  const follows = first.probability < thresholds.confident && (state.intent === 'place' || state.intent === 'distance');
  if (slots.dearer && (isNamed || follows) && !part && !weekday && !season)
    return as(slots.howFar ? 'place' : 'same-price');
  if (!isOfPlace || first.intent !== 'place') return undefined;
  if (slots.asks.has('price'))
    return as(names('service') || servicesOf(state.subjects).length > 0 ? 'price' : 'same-price');
  return slots.asks.has('when') ? as('response-time') : undefined;
}

/** Names another object, about which the open question is asked again: "and on a new water heater?" */
export function changesObject(utterance: UtteranceInContext): Resolved | undefined {
  const { slots, tokens, state, first, vocabulary, names, countsPeople, as } = utterance;
  const { asked, quote } = state;
  if (asked === undefined || !repeatable.has(asked) || countsPeople || quote.drafts.length > 0) return undefined;
  if (slots.asks.size > 0 || slots.unknownPlace || wordsOf(tokens).length > maxWords) return undefined;
  if (isUrgent(utterance, thresholds.confident) && !beginsElliptic(utterance)) return undefined;
  if (names('plan', 'place', 'nearPlace', 'page') || slots.time.clock !== undefined) return undefined;
  const isWeak = ofNames.has(first.intent) || first.probability < thresholds.confident;
  if (!isWeak && !isDanger(first.intent)) return undefined;
  if (names('service', 'addOn')) {
    const { en } = vocabulary.functionWords;
    const isPlain = tokens.every(
      (token, at) => isMark(token) || en?.has(token) || slots.mentions.some(({ from, to }) => at >= from && at < to),
    );
    return isPlain || beginsElliptic(utterance) ? as(asked) : undefined;
  }
  if (!beginsElliptic(utterance) || servicesOf(state.subjects).length + (sameForAll.has(asked) ? 1 : 0) === 0)
    return undefined;
  // What is no record is not what the answer before was about.
  return sameForAll.has(asked)
    ? as(asked)
    : { classified: [{ intent: 'do-you-do', probability: thresholds.likely }], slots };
}

/** Asks something else about the object of the open question, or who and how to get it: "is that expensive". */
export function asksOfObject(utterance: UtteranceInContext): Resolved | undefined {
  const { slots, tokens, state, first, vocabulary, as } = utterance;
  const { asked } = state;
  const { asks } = slots;
  if (asked === undefined || asks.size === 0 || slots.mentions.length > 0 || wordsOf(tokens).length > maxWords)
    return undefined;
  if (isDanger(first.intent) || slots.money.length > 0 || utterance.countsPeople) return undefined;
  const [service, another] = servicesOf(state.subjects);
  const about = { ...slots, mentions: service ? [pickedMention(service)] : [] };
  const refers = tokens.some((token) => vocabulary.pronouns.any.has(token));
  const isSure = first.probability >= thresholds.confident;
  if (asks.has('who')) {
    if (ofDuties.has(asked)) return as(asked);
    return ofParts.has(asked) && refers && isShort(tokens) ? as('who-else') : undefined;
  }
  if (asks.has('how') && !asks.has('price')) {
    if (ofPrices.has(asked)) return as('ask-quote');
    return service && refers ? as('meeting', about) : undefined;
  }
  if (!service || another) return undefined;
  if (asks.has('included')) {
    if (tokens.some((token) => vocabulary.negations.has(token))) return as('not-included', about);
    return as('do-you-do', about);
  }
  return asks.has('price') && !slots.dearer && (ofAmounts.has(first.intent) || !isSure) && isShort(tokens)
    ? as('price', about)
    : undefined;
}

/** Maximum length in words of a question that names neither object nor part. */
const maxShort = 7;
const isShort = (tokens: readonly Token[]): boolean => wordsOf(tokens).length <= maxShort;

/** What the visitor tells of the household after a question about a choice. */
export function tellsCircumstances({ slots, tokens, state, first, as }: UtteranceInContext): Resolved | undefined {
  const isTold = slots.figures.length > 0 && slots.asks.size === 0 && !tokens.includes('?');
  return state.asked === 'repair-or-replace' && isTold && slots.money.length === 0 && !isDanger(first.intent)
    ? as('circumstances')
    : undefined;
}
