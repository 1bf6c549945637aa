import type { Classified } from '../classify/classifier.ts';
import type { Entity } from '../extract/lexicon.ts';
import type { AssistantWords } from '../../../data/schema/assistantWords.ts';
import { hasPhrase } from '../read/phrases.ts';
import { thresholds } from '../policy.ts';
import { changeParts, namedPart } from '../quotes/changeParts.ts';
import type { Extracted, Slots } from '../extract/slots.ts';
import { isMark, type Token } from '../read/tokens.ts';
import type { DialogueState } from './state.ts';

/** An ask after the conversation before it is taken into account. */
export interface Resolved {
  classified: readonly Classified[];
  slots: Slots;
}

/** Intents whose follow-ups change a quote. */
const quoteIntents = new Set(['price', 'quote', 'quote-change', 'budget', 'price-why', 'price-objection', 'statement']);
const intentOfKind: Partial<Record<Entity['kind'], string>> = {
  plan: 'plan-features',
  addOn: 'add-ons',
  service: 'service',
  area: 'service',
  industry: 'industry',
  place: 'place',
};

const sure = (intent: string): Classified[] => [{ intent, probability: 1 }];

/** Resolves asks that mean something only with what was said before: "the third one", "and the other town?", "30", "tell me more". */
export function follow(
  { slots, tokens }: Pick<Extracted, 'slots' | 'tokens'>,
  classified: readonly Classified[],
  state: DialogueState,
  words: Pick<AssistantWords, 'questionStarts'>,
): Resolved {
  const [first] = classified;
  const intent = first?.intent ?? 'unknown';
  const says = slots.people.groups.length > 0 || slots.people.change !== undefined;
  if (state.intent?.startsWith('danger-') && continuesDanger(first, slots))
    return { classified: sure('danger-next'), slots };
  // "And five thousand?" after a budget is money.
  const [group] = slots.people.groups;
  if (state.intent === 'budget' && group && group.people >= minBudget && slots.money.length === 0)
    return {
      classified: sure('budget'),
      slots: { ...slots, money: [group.people * 100], people: { groups: [], alternatives: false } },
    };
  // "And on the middle plan?" after a budget is about the same amount.
  const { budget } = state.quote;
  const namesPlan = slots.mentions.some(({ entities }) => entities.some(({ kind }) => kind === 'plan'));
  const isOfBudget = namesPlan !== says && tokens.length <= maxChangeWords;
  if (state.intent === 'budget' && budget !== undefined && isOfBudget && slots.money.length === 0)
    return { classified: sure('budget'), slots: { ...slots, money: [budget] } };
  // What was refused stays refused, until something else is surely meant: an emergency, too.
  if (refused.test(state.intent ?? '') && (first?.probability ?? 0) < thresholds.aside)
    return { classified: sure(state.intent ?? intent), slots };
  // Figures in a complaint belong to a bill, not to a quote.
  if (aboutClients.has(state.intent ?? '') && quoteIntents.has(intent) && slots.mentions.length === 0)
    return { classified: sure(state.intent ?? intent), slots };
  const page = slots.mentions.find(({ entities }) => entities.some(({ kind }) => kind === 'page'));
  if (page && tokens.length - (page.to - page.from) <= maxAroundPage && !intent.startsWith('danger-'))
    return { classified: sure('find-page'), slots };
  if (
    intent === 'pick' ||
    (slots.positions.length > 0 &&
      state.listed.length > 0 &&
      intent !== 'price' &&
      slots.mentions.length === 0 &&
      !says)
  ) {
    const picked = pickedFrom(state.listed, slots);
    const [one] = picked;
    if (one) return { classified: sure(intentAfterPick(one, state)), slots: withEntities(slots, picked) };
  }
  if (intent === 'same-for' && state.intent)
    return { classified: sure(quoteIntents.has(state.intent) ? 'quote-change' : state.intent), slots };
  if (intent === 'more') return { classified: moreOf(state), slots };
  if (state.pending === 'people' && says) return { classified: sure('quote-change'), slots };
  if (state.pending === 'money' && slots.money.length > 0) return { classified: sure('budget'), slots };
  if (
    state.pending === 'place' &&
    (slots.unknownPlace ||
      slots.mentions.some(({ entities }) => entities.some(({ kind }) => kind === 'place' || kind === 'nearPlace')))
  )
    return { classified: sure('place'), slots };
  if (state.pending === 'needs' && (intent === 'yes' || intent === 'no' || intent === 'statement'))
    return { classified: sure('recommend-plan'), slots };
  const named = slots.mentions.filter((mention) => !slots.removed.has(mention));
  const isDifference = named.length === 0 || (named.length === 1 && namesPlan);
  if (slots.difference && state.quote.drafts.length > 0 && isDifference && !says)
    return { classified: sure('quote-change'), slots };
  const isUnclear = (first?.probability ?? 0) < thresholds.sure;
  if (isUnclear && says && state.quote.drafts.length > 0) return { classified: sure('quote-change'), slots };
  if (movesPart(slots, state) || ((first?.probability ?? 0) < thresholds.aside && namesPart(slots, state)))
    return { classified: sure('quote-change'), slots };
  if (continuesQuote(slots, state, tokens, words)) return { classified: sure('quote-change'), slots };
  if (namesPlan && state.quote.people !== undefined && quoteIntents.has(state.intent ?? '') && isUnclear)
    return { classified: sure('quote-change'), slots };
  const isShort = tokens.filter((token) => !isMark(token)).length <= maxNaming;
  if (isShort && (first?.probability ?? 0) < thresholds.aside) {
    const another = namesAnother(slots, state);
    if (another) return another;
  }
  if (intent === 'statement' && (says || state.quote.drafts.length > 0) && (says || slots.mentions.length > 0))
    return { classified: sure('quote-change'), slots };
  return { classified, slots };
}

/** Whether a number of people of the last quote get another plan, however that is put. */
const movesPart = ({ clauses }: Slots, { quote: { parts } }: DialogueState): boolean =>
  clauses.some(({ people, planId }) => people !== undefined && planId !== undefined) &&
  changeParts(parts, clauses, []) !== undefined;

/** Whether one of several parts of the firm is named: "the drivers leave us". */
const namesPart = ({ clauses }: Slots, { quote: { parts } }: DialogueState): boolean =>
  parts.length > 1 && clauses.some((clause) => namedPart(parts, clause) !== undefined);

const refused = /^(?:unsafe-access|unsafe-fraud|prompt-attack)$/;
/** Intents of clients about their own affairs. */
const aboutClients = new Set(['complaint', 'client-matter']);
/** In a message of so few words a name asks the question before of something else. */
const maxNaming = 5;
/** What may be asked of a plan after it was said in general. */
const factIntents = new Set([
  'do-you-do',
  'advice',
  'service',
  'define',
  'add-ons',
  'plan-has',
  'sure-fact',
  'likely-fact',
]);

/** "On Essential?", "and Sunday?": the question before, asked of what is named now. */
function namesAnother(slots: Slots, { intent, subjects }: DialogueState): Resolved | undefined {
  const [mention] = slots.mentions;
  const kind = mention?.entities[0]?.kind;
  if (intent === undefined) return undefined;
  if (kind === 'plan' && factIntents.has(intent))
    return {
      classified: sure('plan-has'),
      slots: withEntities(
        slots,
        subjects.filter((one) => one.kind === 'addOn'),
      ),
    };
  if (slots.time.weekday !== undefined && intent === 'hours') return { classified: sure('hours'), slots };
  const sameKind = kind !== undefined && subjects.some((subject) => subject.kind === kind);
  return sameKind && intentOfKind[kind] !== undefined
    ? { classified: sure(quoteIntents.has(intent) ? 'quote-change' : intent), slots }
    : undefined;
}

const maxChangeWords = 14;
/** Smaller numbers after a budget are people. */
const minBudget = 500;
/** A page's name with at most so many words around it asks for the page. */
const maxAroundPage = 4;
/** What visitors ask about an emergency is not of these intents. */
const otherThanDanger = new Set([
  'thanks',
  'goodbye',
  'greeting',
  'person',
  'phone',
  'email-address',
  'address',
  'find-page',
  'hours',
  'place',
  'chatbot',
  'despair',
  'danger-malware',
  'danger-account',
  'danger-payment',
  'danger-device',
  'danger-breach',
  'danger-outage',
  'danger-physical',
  'response-time',
  'one-time-help',
  'other-help',
]);
const quoteKinds = new Set<Entity['kind']>(['plan', 'addOn', 'industry', 'profile']);

/** Records whose names show that an emergency is no longer spoken of. */
const leavesDanger: ReadonlySet<Entity['kind']> = new Set(['plan', 'addOn', 'industry', 'place', 'page']);

/** After an emergency the visitor goes on about it, unless something else is named or asked. */
function continuesDanger(first: Classified | undefined, { mentions, people }: Slots): boolean {
  if (people.groups.length > 0 || mentions.some(({ entities }) => entities.some(({ kind }) => leavesDanger.has(kind))))
    return false;
  const least = first?.intent.startsWith('danger-') ? thresholds.aside : thresholds.sure;
  return (first?.probability ?? 0) < least || !otherThanDanger.has(first?.intent ?? '');
}

/** Whether a message right after a quote names something of it without asking a question: "essential then", "we are a charity". */
function continuesQuote(
  { mentions, people, term, extras, devices, changes }: Slots,
  { quote, intent }: DialogueState,
  tokens: readonly Token[],
  { questionStarts }: Pick<AssistantWords, 'questionStarts'>,
): boolean {
  if (quote.drafts.length === 0 || !quoteIntents.has(intent ?? '')) return false;
  const names =
    people.groups.length > 0 ||
    people.change !== undefined ||
    term !== undefined ||
    extras !== undefined ||
    devices !== undefined ||
    mentions.some(({ entities }) => entities.some(({ kind }) => quoteKinds.has(kind)));
  if (!names) return false;
  return tokens.length <= maxChangeWords && (changes || !hasPhrase(tokens, questionStarts));
}

function pickedFrom(listed: readonly Entity[], { positions, all, both }: Slots): Entity[] {
  if (all) return [...listed];
  if (both) return listed.slice(0, 2);
  return positions.flatMap((position) => listed.at(position) ?? []);
}

function intentAfterPick({ kind }: Entity, { quote, intent }: DialogueState): string {
  if (kind === 'plan' && (quote.people !== undefined || quoteIntents.has(intent ?? ''))) return 'quote-change';
  return intentOfKind[kind] ?? 'service';
}

function withEntities(slots: Slots, entities: readonly Entity[]): Slots {
  return {
    ...slots,
    positions: [],
    all: false,
    both: false,
    people: { groups: [], alternatives: false },
    mentions: [
      ...slots.mentions,
      ...entities.map((entity, at) => ({ entities: [entity], from: -1 - at, to: -1 - at })),
    ],
  };
}

/** "Tell me more": the figures of a quote, or the subject that was spoken of. */
export function moreOf({ intent, subjects, quote }: DialogueState): Classified[] {
  if (quote.drafts.length > 0 && quoteIntents.has(intent ?? '')) return sure('price-why');
  const [subject] = subjects;
  const about = subject && intentOfKind[subject.kind];
  return about && about !== intent ? sure(about) : sure('more');
}
