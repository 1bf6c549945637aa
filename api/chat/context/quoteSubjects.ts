import type { EntityKind } from '../extract/lexicon.ts';
import { thresholds } from '../thresholds.ts';
import { changeParts, namedPart } from '../quotes/changeParts.ts';
import { hasPhrase } from '../read/phrases.ts';
import type { Part } from '../quotes/draft.ts';
import { quoteIntents, type Resolved, type UtteranceInContext } from './utteranceInContext.ts';

/** Maximum length in words of a change of the last request; a longer message is a new request. */
const maxWords = 14;
/** After a budget, smaller numbers count people, not money. */
const minBudget = 500;

/** After a budget: another amount, plan or number of people. */
export function moneyAfterBudget(utterance: UtteranceInContext): Resolved | undefined {
  const { slots, state, tokens, countsPeople, names, as } = utterance;
  if (state.intent !== 'budget' || slots.money.length > 0) return undefined;
  const [group] = slots.people.groups;
  if (group && group.people >= minBudget)
    return as('budget', { ...slots, money: [group.people * 100], people: { groups: [], alternatives: false } });
  const { budget } = state.quote;
  return budget !== undefined && names('plan') !== countsPeople && tokens.length <= maxWords
    ? as('budget', { ...slots, money: [budget] })
    : undefined;
}

/** A comparison of the last quote with another plan or number of people. */
export function comparesWithQuote({ slots, state, countsPeople, names, as }: UtteranceInContext): Resolved | undefined {
  const kept = slots.mentions.filter((mention) => !slots.removed.has(mention));
  const isOfQuote = kept.length === 0 || (kept.length === 1 && names('plan'));
  return slots.difference && state.quote.drafts.length > 0 && isOfQuote && !countsPeople
    ? as('quote-change')
    : undefined;
}

/** What payment by the year comes to, for the people or the quote spoken of before. */
export function asksByYear({ slots, state, tokens, first, vocabulary, as }: UtteranceInContext): Resolved | undefined {
  const { drafts, people } = state.quote;
  const isKnown = drafts.length > 0 || people !== undefined;
  return isKnown &&
    first.intent === 'billing-term' &&
    slots.term === 'year' &&
    hasPhrase(tokens, vocabulary.terms.amount)
    ? as('quote-change')
    : undefined;
}

/** A message that assigns plans to known parts of the firm. */
export const movesParts = (utterance: UtteranceInContext): Resolved | undefined =>
  changesKnownParts(utterance) ? utterance.as('quote-change') : undefined;

/** A change of the last quote: another plan or number of people, or changed parts of the firm. */
export function changesQuote(utterance: UtteranceInContext): Resolved | undefined {
  const { state, first, countsPeople, names, as } = utterance;
  const { quote, intent = 'unknown' } = state;
  const isUnclear = first.probability < thresholds.likely;
  return (isUnclear && countsPeople && quote.drafts.length > 0) ||
    changesPart(utterance) ||
    namesItsTerms(utterance) ||
    (isUnclear && names('plan') && quote.people !== undefined && quoteIntents.has(intent))
    ? as('quote-change')
    : undefined;
}

/** Whether the utterance changes a part of the firm, and no intent is `confident`. */
function changesPart({ slots: { clauses }, state: { quote }, first }: UtteranceInContext): boolean {
  const { parts } = quote;
  return first.probability < thresholds.confident && clauses.some(({ labels }) => isNamed(parts, labels));
}

const isNamed = (parts: readonly Part[], labels: readonly string[]): boolean =>
  parts.length > 1 && namedPart(parts, { labels }) !== undefined;

/** Whether known parts of the firm get a plan, or one of them is removed. */
function changesKnownParts({ slots: { clauses }, state: { quote }, tokens, vocabulary }: UtteranceInContext): boolean {
  const { parts } = quote;
  const isQuestion = tokens.includes('?') || hasPhrase(tokens, vocabulary.questionStarts);
  const moves = clauses.some(({ people, planId, labels, removes }) =>
    planId ? people !== undefined || isNamed(parts, labels) : removes && !isQuestion && isNamed(parts, labels),
  );
  return moves && changeParts(parts, clauses, []) !== undefined;
}

const quoteKinds: readonly EntityKind[] = ['plan', 'addOn', 'industry', 'profile'];

/** Whether a message right after a quote states a plan, industry or add-on for it without asking a question. */
function namesItsTerms({ slots, tokens, state, vocabulary, countsPeople, names }: UtteranceInContext): boolean {
  const { quote, intent = 'unknown' } = state;
  if (quote.drafts.length === 0 || !quoteIntents.has(intent)) return false;
  const { term, extras, devices, changes } = slots;
  const isOfQuote =
    countsPeople || term !== undefined || extras !== undefined || devices !== undefined || names(...quoteKinds);
  return isOfQuote && tokens.length <= maxWords && (changes || !hasPhrase(tokens, vocabulary.questionStarts));
}

/** A statement about the firm together with a number of people is a request for a price. */
export function statesQuote({
  slots,
  tokens,
  state,
  first,
  vocabulary,
  countsPeople,
  names,
  as,
}: UtteranceInContext): Resolved | undefined {
  const isQuestion = tokens.includes('?') || hasPhrase(tokens, vocabulary.questionStarts);
  if (names('plan') && slots.people.groups.length > 0 && !isQuestion && !first.intent.startsWith('danger-'))
    return as('quote-change');
  if (first.intent !== 'statement') return undefined;
  const isOfQuote = countsPeople || (state.quote.drafts.length > 0 && slots.mentions.length > 0);
  return isOfQuote ? as('quote-change') : undefined;
}
