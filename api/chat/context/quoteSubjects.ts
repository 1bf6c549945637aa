import type { EntityKind } from '../extract/lexicon.ts';
import { thresholds } from '../policy.ts';
import { changeParts, namedPart } from '../quotes/changeParts.ts';
import { hasPhrase } from '../read/phrases.ts';
import type { Part } from '../quotes/draft.ts';
import { quoteIntents, type Resolved, type TurnInContext } from './turnInContext.ts';

/** A message of more words is a new request rather than a change of the last one. */
const maxWords = 14;
/** Smaller numbers after a budget are people. */
const minBudget = 500;

/** "And five thousand?", "and on the middle plan?", "22 users": after a budget, another amount, plan or number of people. */
export function moneyAfterBudget(turn: TurnInContext): Resolved | undefined {
  const { slots, state, tokens, countsPeople, names, as } = turn;
  if (state.intent !== 'budget' || slots.money.length > 0) return undefined;
  const [group] = slots.people.groups;
  if (group && group.people >= minBudget)
    return as('budget', { ...slots, money: [group.people * 100], people: { groups: [], alternatives: false } });
  const { budget } = state.quote;
  return budget !== undefined && names('plan') !== countsPeople && tokens.length <= maxWords
    ? as('budget', { ...slots, money: [budget] })
    : undefined;
}

/** "What is the difference?", "how much more is the top plan?" */
export function comparesWithQuote({ slots, state, countsPeople, names, as }: TurnInContext): Resolved | undefined {
  const kept = slots.mentions.filter((mention) => !slots.removed.has(mention));
  const isOfQuote = kept.length === 0 || (kept.length === 1 && names('plan'));
  return slots.difference && state.quote.drafts.length > 0 && isOfQuote && !countsPeople
    ? as('quote-change')
    : undefined;
}

/** "Give me the larger plan for the one office, the smaller for the other": parts that are known get plans. */
export const movesParts = (turn: TurnInContext): Resolved | undefined =>
  changesKnownParts(turn) ? turn.as('quote-change') : undefined;

/** "Move 8 to the top plan", "the night team leaves us", "the small plan then", "and for 30?" */
export function changesQuote(turn: TurnInContext): Resolved | undefined {
  const { state, first, countsPeople, names, as } = turn;
  const { quote, intent = 'unknown' } = state;
  const isUnclear = first.probability < thresholds.likely;
  return (isUnclear && countsPeople && quote.drafts.length > 0) ||
    changesPart(turn) ||
    namesItsTerms(turn) ||
    (isUnclear && names('plan') && quote.people !== undefined && quoteIntents.has(intent))
    ? as('quote-change')
    : undefined;
}

/** Whether a part of the firm is named in words that are not clear otherwise. */
function changesPart({ slots: { clauses }, state: { quote }, first }: TurnInContext): boolean {
  const { parts } = quote;
  return first.probability < thresholds.confident && clauses.some(({ labels }) => isNamed(parts, labels));
}

const isNamed = (parts: readonly Part[], labels: readonly string[]): boolean =>
  parts.length > 1 && namedPart(parts, { labels }) !== undefined;

/** Whether known parts of the firm are given a plan, or one of them is said to leave. */
function changesKnownParts({ slots: { clauses }, state: { quote }, tokens, vocabulary }: TurnInContext): boolean {
  const { parts } = quote;
  const asks = tokens.includes('?') || hasPhrase(tokens, vocabulary.questionStarts);
  const moves = clauses.some(({ people, planId, labels, removes }) =>
    planId ? people !== undefined || isNamed(parts, labels) : removes && !asks && isNamed(parts, labels),
  );
  return moves && changeParts(parts, clauses, []) !== undefined;
}

const quoteKinds: readonly EntityKind[] = ['plan', 'addOn', 'industry', 'profile'];

/** Whether a message right after a quote names something of it without asking a question: "the small plan then", "we are in that industry". */
function namesItsTerms({ slots, tokens, state, vocabulary, countsPeople, names }: TurnInContext): boolean {
  const { quote, intent = 'unknown' } = state;
  if (quote.drafts.length === 0 || !quoteIntents.has(intent)) return false;
  const { term, extras, devices, changes } = slots;
  const isOfQuote =
    countsPeople || term !== undefined || extras !== undefined || devices !== undefined || names(...quoteKinds);
  return isOfQuote && tokens.length <= maxWords && (changes || !hasPhrase(tokens, vocabulary.questionStarts));
}

/** "We are 30, and some work at night": what is told of the firm belongs to a price. */
export function statesQuote({
  slots,
  tokens,
  state,
  first,
  vocabulary,
  countsPeople,
  names,
  as,
}: TurnInContext): Resolved | undefined {
  const asks = tokens.includes('?') || hasPhrase(tokens, vocabulary.questionStarts);
  if (names('plan') && slots.people.groups.length > 0 && !asks && !first.intent.startsWith('danger-'))
    return as('quote-change');
  if (first.intent !== 'statement') return undefined;
  const isOfQuote = countsPeople || (state.quote.drafts.length > 0 && slots.mentions.length > 0);
  return isOfQuote ? as('quote-change') : undefined;
}
