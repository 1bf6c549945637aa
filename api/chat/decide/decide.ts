import type { Answer, AnswerInput, Answerers } from '../answers/answer.ts';
import type { Cards } from '../cards/cards.ts';
import type { Classified } from '../classify/classifier.ts';
import { isDanger, isRefusal, strongest } from '../classify/groups.ts';
import { moreOf } from '../context/follow.ts';
import { intentsOfRecords } from '../context/intentsOfRecords.ts';
import type { IntentId } from '../intents.ts';
import { thresholds } from '../thresholds.ts';
import type { Graver } from './graver.ts';

/** The answer to an utterance, and the intent that it answers. */
export interface Decision {
  intent: IntentId;
  answer: Answer;
  /** Probability of the intent; 0 where only the search among facts gave an answer. */
  probability: number;
}

/** The intent of questions that the site does not answer. */
const unlisted = 'unlisted';
/** The intent of questions that have nothing to do with the provider; whoever names one of its services asks none. */
const outOfScope = 'out-of-scope';
/** The intent of statements. */
const statement = 'statement';
/** Fire, water and injuries. They take precedence over dangers to systems. */
const physical = 'danger-physical';
/** Probability of an emergency that nothing else in the words outweighs. */
const certainDanger = 0.95;
const hasPhysicalDanger = (classified: readonly Classified[]): boolean =>
  classified.some(({ intent, probability }) => intent === physical && probability >= thresholds.tried);
/** Maximum number of intents to try until one has an answer. */
const maxTried = 3;

/** Intents of utterances that are understood although they have few words of their own, for example "how much?". */
export const contextual: ReadonlySet<IntentId> = new Set<IntentId>([
  'address',
  'email-address',
  'price',
  'quote-change',
  'price-why',
  'budget',
  'quote-before',
  'plan-lacks',
  'billing-term',
  'compare-plans',
  'recommend-plan',
  'hours',
  'place',
  'person',
  'phone',
  'same-for',
  'pick',
  'thanks',
  'goodbye',
  'acknowledge',
  'yes',
  'no',
  'frustrated',
  'after-hours-price',
  'call-out',
  'change-visit',
  'distance',
  'not-included',
  'quote-free',
  'same-price',
  'several-jobs',
]);

/** Intents far from what a provider is asked: where another one is as good as probable, they would be a strange answer. */
const farFetched: ReadonlySet<IntentId> = new Set<IntentId>([
  'careers',
  'client-portal',
  'identify',
  'other-help',
  'own-data',
  'sales-pitch',
  'unsubscribe',
]);

/** Whether few words are understood by themselves; what the provider has a sentence of its own for, where it is likely. */
function isUnderstood(
  { intent, probability }: Classified = { intent: unlisted, probability: 0 },
  ownIntents: ReadonlySet<string>,
): boolean {
  return (
    probability >= thresholds.confident ||
    (contextual.has(intent) && probability >= thresholds.possible) ||
    (ownIntents.has(intent) && probability >= thresholds.likely)
  );
}

const intentsOfSubjects = ({ named: { entities } }: AnswerInput): IntentId[] =>
  entities.flatMap(({ kind }) => intentsOfRecords[kind] ?? []);

/** Whether an intent is too strange an answer for its probability; who names a service asks nothing that is out of scope. */
const isUnfit = ({ intent, probability }: Classified, namesOffer: boolean): boolean =>
  (namesOffer && intent === outOfScope) ||
  (farFetched.has(intent) && probability < (namesOffer ? thresholds.confident : thresholds.likely));

/**
 * The danger that is told of. Of two the graver one is meant as soon as it is possible. Any other one comes before despair: who
 * stands in water says what they are going to do.
 */
function dangerIn(classified: readonly Classified[], { mortal, refused }: Graver): ReturnType<typeof strongest> {
  const danger = strongest(classified, isDanger);
  const graver = [mortal, refused];
  const rank = graver.findIndex((kinds) => danger && (danger.intent === physical || kinds.has(danger.intent)));
  const gravest = graver
    .slice(0, rank < 0 ? graver.length : rank)
    .map((kinds) =>
      classified.find(({ intent, probability }) => kinds.has(intent) && probability >= thresholds.possible),
    )
    .find(Boolean);
  if (danger && gravest) return { ...danger, intent: gravest.intent };
  const other = classified.find(
    ({ intent, probability }) => intent.startsWith('danger-') && probability >= thresholds.tried,
  );
  return danger && other ? { ...danger, intent: other.intent } : danger;
}

/** Whether it is likely a question to the provider that the records do not answer. */
const isUnlisted = ([first]: readonly Classified[]): boolean =>
  first?.intent === unlisted && first.probability >= thresholds.likely;

/** Whether an unknown name stands where people name a place, and a place may be meant. */
const isOfUnknownPlace = ({ slots }: AnswerInput, classified: readonly Classified[]): boolean =>
  slots.unknownPlace !== undefined &&
  classified.some(({ intent, probability }) => intent === 'place' && probability >= thresholds.tried);

/** What a decision is made with. */
interface Means {
  answerers: Answerers;
  fallback(input: AnswerInput, urgency: { maybeUrgent: boolean }): Answer;
  /** Intents that are answered with a sentence of the provider's own. */
  ownIntents?: ReadonlySet<string>;
  cards?: Pick<Cards, 'sure'>;
  /** Dangers of the records that come before others and say more than that one is physical. */
  graver?: Graver;
}

/** Decides on one utterance by rules in this order: danger, refusals, probable intents, the nearest page, a person. */
export function decide(
  input: AnswerInput,
  classified: readonly Classified[],
  { answerers, fallback, cards, ownIntents = new Set(), graver = { mortal: new Set(), refused: new Set() } }: Means,
): Decision {
  const danger = dangerIn(classified, graver);
  // A statement counts as an emergency at a lower probability than a question.
  const isStatement =
    classified[0]?.intent === statement && danger !== undefined && danger.total >= thresholds.possible;
  // Two amounts of the price list, set against each other, are no emergency that is not certain.
  const figures = (danger?.total ?? 0) < certainDanger ? answerers['own-figures']?.(input) : undefined;
  if (figures) return { intent: 'call-out', answer: figures, probability: 1 };
  if (
    danger &&
    (isStatement || danger.total >= (danger.intent === 'despair' ? thresholds.confident : thresholds.likely))
  )
    return answered(graver.mortal.size === 0 && hasPhysicalDanger(classified) ? physical : danger.intent);
  const refusal = strongest(classified, isRefusal);
  if (refusal && refusal.total >= thresholds.likely) return answered(refusal.intent);
  const inConversation = input.state.intent !== undefined;
  // Cards are in English; in French the answerers have texts of their own.
  const isCardAsked = !input.dependsOnContext && input.language !== 'fr';
  const card = isCardAsked ? cards?.sure(input.text, { inConversation }) : undefined;
  if (card) return { intent: 'advice', answer: card, probability: 1 };
  const namesOffer = input.named.ids('service').length > 0;
  const namesPlace = isOfUnknownPlace(input, classified);
  if (isUnlisted(classified) && !namesOffer && !namesPlace) return unknown();
  if (input.dependsOnContext && !isUnderstood(classified[0], ownIntents)) {
    const decision = firstAnswered(['sure-fact', ...moreOf(input.state).map(({ intent }) => intent), 'more']);
    if (decision) return decision;
  }
  const isUnlikely = (classified[0]?.probability ?? 0) < thresholds.likely;
  // A named law is the subject unless another intent is `likely`.
  const law = isUnlikely && input.named.ids('law').length > 0 ? answerers.law?.(input) : undefined;
  if (law) return { intent: 'law', answer: law, probability: 0 };
  // Unless an intent is `likely`, a fact that reaches `factCertain` is preferred; not to a count of people, which asks for a price.
  const countsPeople = input.slots.people.groups.length > 0;
  const sureFact = isUnlikely && !countsPeople ? answerers['sure-fact']?.(input) : undefined;
  if (sureFact) return { intent: 'advice', answer: sureFact, probability: 0 };
  // The most probable intents in order, until one has an answer.
  for (const [rank, { intent, probability }] of classified.slice(0, maxTried).entries()) {
    if (probability < (rank === 0 ? thresholds.possible : thresholds.tried)) break;
    if (isDanger(intent) || isRefusal(intent) || isUnfit({ intent, probability }, namesOffer)) continue;
    const answer = answerers[intent]?.(input);
    if (answer) return { intent, answer, probability };
    // This intent is `likely` and has no answer; another intent would answer the wrong question.
    if (probability >= thresholds.likely) break;
  }
  return (
    firstAnswered([
      'own-figure',
      'likely-fact',
      ...intentsOfSubjects(input),
      ...(namesPlace ? ['place' as const] : []),
    ]) ?? unknown()
  );

  /** The first of these intents that has an answer. They were not classified, so their probability is 0. */
  function firstAnswered(intents: readonly IntentId[]): Decision | undefined {
    for (const intent of intents) {
      const answer = answerers[intent]?.(input);
      if (answer) return { intent, answer, probability: 0 };
    }
    return undefined;
  }

  function answered(intent: IntentId): Decision {
    return { intent, answer: answerers[intent]?.(input) ?? fallback(input, { maybeUrgent: true }), probability: 1 };
  }

  function unknown(): Decision {
    // Within an emergency whatever is not understood is about it.
    if (input.state.danger) return answered('danger-next');
    const maybeUrgent = (danger?.total ?? 0) >= thresholds.possible;
    return { intent: 'unknown', answer: fallback(input, { maybeUrgent }), probability: 0 };
  }
}
