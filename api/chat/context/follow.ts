import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import type { Classified } from '../classify/classifier.ts';
import { isDanger, strongest } from '../classify/groups.ts';
import type { Entity } from '../extract/lexicon.ts';
import type { Extracted, Slots } from '../extract/slots.ts';
import type { IntentId } from '../intents.ts';
import { thresholds } from '../policy.ts';
import { isMark } from '../read/tokens.ts';
import { goesOnAboutDanger, goesOnAboutOwnMatter, staysRefused, staysWithMatter } from './otherSubjects.ts';
import { pickedFrom, withEntities } from './picks.ts';
import { intentsOfRecords } from './intentsOfRecords.ts';
import { asksOfSubject, countsForItem } from './itemSubjects.ts';
import { changesQuote, comparesWithQuote, moneyAfterBudget, movesParts, statesQuote } from './quoteSubjects.ts';
import type { DialogueState } from './state.ts';
import { makeTurnInContext, quoteIntents, type Resolved, type TurnInContext } from './turnInContext.ts';

type Rule = (turn: TurnInContext) => Resolved | undefined;

/** What an ask can mean because of what was said before it. The first rule that applies decides. */
const rules: readonly Rule[] = [
  goesOnAboutDanger,
  staysRefused,
  tellsEmergency,
  moneyAfterBudget,
  goesOnAboutOwnMatter,
  staysWithMatter,
  asksForPage,
  countsForItem,
  answersQuestion,
  picksFromList,
  movesParts,
  asksSameForAnother,
  asksForMore,
  asksOfSubject,
  comparesWithQuote,
  changesQuote,
  namesAnother,
  statesQuote,
];

/** Resolves asks that mean something only with what was said before: "the third one", "and the other town?", "30", "tell me more". */
export function follow(
  { slots, tokens }: Pick<Extracted, 'slots' | 'tokens'>,
  classified: readonly Classified[],
  state: DialogueState,
  vocabulary: Pick<Vocabulary, 'questionStarts' | 'pronouns' | 'objections'>,
): Resolved {
  const turn = makeTurnInContext({ slots, tokens }, classified, state, vocabulary);
  for (const rule of rules) {
    const resolved = rule(turn);
    if (resolved) return resolved;
  }
  return { classified, slots };
}

/** An emergency is one whatever was spoken of: "two of the people on that plan got hacked" changes no quote. */
function tellsEmergency({ slots, classified }: TurnInContext): Resolved | undefined {
  const total = strongest(classified, isDanger)?.total ?? 0;
  return total >= thresholds.likely ? { classified, slots } : undefined;
}

/** A page's name with at most so many words around it asks for the page. */
const maxAroundPage = 4;

/** "The glossary?", "calculator please". */
function asksForPage({ slots, tokens, first, as }: TurnInContext): Resolved | undefined {
  const page = slots.mentions.find(({ entities }) => entities.some(({ kind }) => kind === 'page'));
  return page && tokens.length - (page.to - page.from) <= maxAroundPage && !first.intent.startsWith('danger-')
    ? as('find-page')
    : undefined;
}

const shortAnswers = new Set<IntentId>(['yes', 'no', 'statement']);

/** The answer to what the assistant asked in its last reply. */
function answersQuestion({
  slots,
  state: { pending },
  first,
  countsPeople,
  names,
  as,
}: TurnInContext): Resolved | undefined {
  if (pending === 'people' && countsPeople) return as('quote-change');
  if (pending === 'money' && slots.money.length > 0) return as('budget');
  if (pending === 'place' && (slots.unknownPlace || names('place', 'nearPlace'))) return as('place');
  return pending === 'needs' && shortAnswers.has(first.intent) ? as('recommend-plan') : undefined;
}

/** "The third one", "the middle one": an item of the list that was shown, or a plan by a name that says its place. */
function picksFromList({ slots, state, first, countsPeople, as }: TurnInContext): Resolved | undefined {
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

/** "And the top plan?", "and in the next town?": the question before, asked of something else. */
function asksSameForAnother({ state: { intent }, first, names, as }: TurnInContext): Resolved | undefined {
  if (first.intent !== 'same-for') return undefined;
  if (names('place', 'nearPlace') && !names('plan')) return as('place');
  return intent === undefined ? undefined : as(quoteIntents.has(intent) ? 'quote-change' : intent);
}

/** "Tell me more". */
function asksForMore({ state, first, slots, countsPeople }: TurnInContext): Resolved | undefined {
  return first.intent === 'more' && !countsPeople ? { classified: moreOf(state), slots } : undefined;
}

/** What "more" is about: the figures of a quote, or the subject that was spoken of. */
export function moreOf({ intent, subjects, quote }: DialogueState): Classified[] {
  if (quote.drafts.length > 0 && quoteIntents.has(intent ?? 'unknown'))
    return [{ intent: 'price-why', probability: 1 }];
  const [subject] = subjects;
  const about = subject && intentsOfRecords[subject.kind];
  return [{ intent: about && about !== intent ? about : 'more', probability: 1 }];
}

/** In a message of so few words a name asks the question before of something else. */
const maxNaming = 5;
/** What may be asked of a plan after it was said in general. */
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

/** "On that plan?", "and Sunday?": a few words that name what the question before is now asked of. */
function namesAnother({ slots, tokens, state, first, as }: TurnInContext): Resolved | undefined {
  const { intent, subjects } = state;
  const isShort = tokens.filter((token) => !isMark(token)).length <= maxNaming;
  if (!isShort || intent === undefined || first.probability >= thresholds.confident) return undefined;
  const kind = slots.mentions[0]?.entities[0]?.kind;
  if (kind === 'plan' && asksWhetherIn.has(intent)) return as('plan-has', withSubjects(slots, subjects));
  if (slots.time.weekday !== undefined && intent === 'hours') return as('hours');
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
