import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import type { Classified } from '../classify/classifier.ts';
import { isDanger, strongest } from '../classify/groups.ts';
import type { Entity } from '../extract/lexicon.ts';
import type { Extracted, Slots } from '../extract/slots.ts';
import type { IntentId } from '../intents.ts';
import { thresholds } from '../thresholds.ts';
import { isMark } from '../read/tokens.ts';
import { asksOtherHours, asksOtherParts, correctsName, namesPlace } from './ellipses.ts';
import { goesOnAboutDanger, goesOnAboutOwnMatter, staysRefused, staysWithMatter } from './otherSubjects.ts';
import {
  asksAboutPlace,
  asksOfObject,
  changesObject,
  describesPlace,
  fillsPlace,
  tellsCircumstances,
  withdraws,
} from './openQuestion.ts';
import { pickedFrom, withEntities } from './picks.ts';
import { intentsOfRecords } from './intentsOfRecords.ts';
import { asksAboutSoftware } from './softwareSubjects.ts';
import { asksForHours, asksOfSubject, comparesServices, countsForItem } from './itemSubjects.ts';
import {
  asksByYear,
  changesQuote,
  comparesWithQuote,
  moneyAfterBudget,
  movesParts,
  statesQuote,
} from './quoteSubjects.ts';
import type { DialogueState } from './state.ts';
import {
  type FollowWords,
  makeUtteranceInContext,
  quoteIntents,
  type Resolved,
  type UtteranceInContext,
} from './utteranceInContext.ts';

type Rule = (utterance: UtteranceInContext) => Resolved | undefined;

/** How an utterance is understood because of the conversation before it. The first rule that applies decides. */
const rules: readonly Rule[] = [
  goesOnAboutDanger,
  withdraws,
  staysRefused,
  tellsEmergency,
  moneyAfterBudget,
  goesOnAboutOwnMatter,
  staysWithMatter,
  fillsPlace,
  describesPlace,
  asksAboutPlace,
  asksForPage,
  asksAboutSoftware,
  countsForItem,
  asksForHours,
  asksOtherHours,
  answersQuestion,
  tellsCircumstances,
  correctsName,
  asksOtherParts,
  picksFromList,
  movesParts,
  namesPlace,
  changesObject,
  asksOfObject,
  asksSameForAnother,
  asksForMore,
  asksOfSubject,
  asksByYear,
  comparesWithQuote,
  comparesServices,
  changesQuote,
  namesAnother,
  statesQuote,
];

/** Resolves utterances that can only be understood with the conversation before them, for example "the third one". */
export function follow(
  { slots, tokens }: Pick<Extracted, 'slots' | 'tokens'>,
  classified: readonly Classified[],
  state: DialogueState,
  vocabulary: Pick<Vocabulary, FollowWords>,
): Resolved {
  const utterance = makeUtteranceInContext({ slots, tokens }, classified, state, vocabulary);
  for (const rule of rules) {
    const resolved = rule(utterance);
    if (resolved) return resolved;
  }
  return { classified, slots };
}

/** An emergency takes precedence over the subject of the conversation. */
function tellsEmergency({ slots, classified }: UtteranceInContext): Resolved | undefined {
  const total = strongest(classified, isDanger)?.total ?? 0;
  return total >= thresholds.likely ? { classified, slots } : undefined;
}

/** Maximum number of other words beside the name of a page for it to be a request for the page. */
const maxAroundPage = 4;

/** A request for a page by its name alone. */
function asksForPage({ slots, tokens, first, as }: UtteranceInContext): Resolved | undefined {
  const page = slots.mentions.find(({ entities }) => entities.some(({ kind }) => kind === 'page'));
  return page && tokens.length - (page.to - page.from) <= maxAroundPage && !first.intent.startsWith('danger-')
    ? as('find-page')
    : undefined;
}

const shortAnswers = new Set<IntentId>(['yes', 'no', 'statement']);

/** The answer to the question in the assistant's last reply. */
function answersQuestion({
  slots,
  state: { pending },
  first,
  countsPeople,
  names,
  as,
}: UtteranceInContext): Resolved | undefined {
  if (pending === 'people' && countsPeople) return as('quote-change');
  if (pending === 'money' && slots.money.length > 0) return as('budget');
  const isUnknownPlace =
    slots.unknownPlace !== undefined && slots.asks.size === 0 && first.probability < thresholds.likely;
  if (pending === 'place' && (isUnknownPlace || slots.postalArea || names('place', 'nearPlace'))) return as('place');
  return pending === 'needs' && shortAnswers.has(first.intent) ? as('recommend-plan') : undefined;
}

/** An item of the last list by its position, or a plan by its rank. */
function picksFromList({ slots, state, first, countsPeople, as }: UtteranceInContext): Resolved | undefined {
  const isByPosition =
    slots.positions.length > 0 && first.intent !== 'price' && slots.mentions.length === 0 && !countsPeople;
  if (state.intent === undefined || (first.intent !== 'pick' && !isByPosition)) return undefined;
  const plan = slots.mentions.flatMap(({ entities }) => entities).find(({ kind }) => kind === 'plan');
  if (plan) return as(intentAfterPick(plan, state));
  const picked = pickedFrom(state.listed, slots);
  const [one] = picked;
  return one && as(intentAfterPick(one, state), withEntities(slots, picked));
}

function intentAfterPick({ kind }: Entity, { quote, intent }: DialogueState): IntentId {
  if (kind === 'plan' && (quote.people !== undefined || quoteIntents.has(intent ?? 'unknown'))) return 'quote-change';
  return intentsOfRecords[kind] ?? 'service';
}

/** The previous question about another record. */
function asksSameForAnother({
  state,
  first,
  slots,
  countsPeople,
  names,
  as,
}: UtteranceInContext): Resolved | undefined {
  const { intent } = state;
  if (first.intent !== 'same-for') return undefined;
  if (names('place', 'nearPlace') && !names('plan')) return as('place');
  // What is no record is asked about for itself: the same answer would not be about it.
  const isOther = slots.mentions.length === 0 && !countsPeople && !quoteIntents.has(intent ?? 'unknown');
  if (isOther && state.subjects.some(({ kind }) => kind === 'service'))
    return { classified: [{ intent: 'do-you-do', probability: thresholds.likely }], slots };
  return intent === undefined ? undefined : as(quoteIntents.has(intent) ? 'quote-change' : intent);
}

/** A request for more about the same subject. */
function asksForMore({ state, first, slots, countsPeople }: UtteranceInContext): Resolved | undefined {
  return first.intent === 'more' && first.probability >= thresholds.possible && !countsPeople
    ? { classified: moreOf(state), slots }
    : undefined;
}

/** The intent and subject of a request for more: the figures of a quote, or the last subject. */
export function moreOf({ intent, subjects, quote }: DialogueState): Classified[] {
  if (quote.drafts.length > 0 && quoteIntents.has(intent ?? 'unknown'))
    return [{ intent: 'price-why', probability: 1 }];
  const [subject] = subjects;
  // Who asks on where nothing was found, or after a refusal, asks for somebody who can help.
  if ((!subject && intent?.startsWith('danger-')) || intent === 'unknown')
    return [{ intent: 'person', probability: 1 }];
  const about = subject && intentsOfRecords[subject.kind];
  return [{ intent: about && about !== intent ? about : 'more', probability: 1 }];
}

/** Maximum length in words of a message in which a name repeats the previous question for another record. */
const maxNaming = 5;
/** Intents that can be repeated for a plan after they were answered in general. */
const asksWhetherIn = new Set<IntentId>([
  'do-you-do',
  'advice',
  'service',
  'define',
  'add-ons',
  'plan-has',
  'sure-fact',
  'likely-fact',
]);

/** A few words with the name of a record, about which the previous question is repeated. */
function namesAnother({ slots, tokens, state, first, as }: UtteranceInContext): Resolved | undefined {
  const { intent, subjects } = state;
  const isShort = tokens.filter((token) => !isMark(token)).length <= maxNaming;
  if (!isShort || intent === undefined || first.probability >= thresholds.confident) return undefined;
  const kind = slots.mentions[0]?.entities[0]?.kind;
  if (kind === 'plan' && asksWhetherIn.has(intent)) return as('plan-has', withSubjects(slots, subjects));
  const isSameKind = kind !== undefined && subjects.some((subject) => subject.kind === kind);
  return isSameKind && intentsOfRecords[kind] !== undefined
    ? as(quoteIntents.has(intent) ? 'quote-change' : intent)
    : undefined;
}

const withSubjects = (slots: Slots, subjects: readonly Entity[]): Slots =>
  withEntities(
    slots,
    subjects.filter(({ kind }) => kind === 'addOn'),
  );
