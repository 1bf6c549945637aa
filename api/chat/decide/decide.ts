import type { Answer, AnswerInput, Answerers } from '../answers/answer.ts';
import type { Classified } from '../classify/classifier.ts';
import { isDanger, isRefusal, strongest } from '../classify/groups.ts';
import { moreOf } from '../context/follow.ts';
import { intentsOfRecords } from '../context/intentsOfRecords.ts';
import type { IntentId } from '../intents.ts';
import { thresholds } from '../policy.ts';

/** An answered ask, and the intent that answered it. */
export interface Decision {
  intent: IntentId;
  answer: Answer;
  /** How sure it is that the intent is meant; 0 where only the search among facts answered. */
  probability: number;
}

/** The intent of questions that nothing on the site answers. */
const unlisted = 'unlisted';
/** The intent of messages that only tell something. */
const statement = 'statement';
/** Fire, water, injuries: people come before computers, wherever they are part of the story. */
const physical = 'danger-physical';
const isOfPeople = (classified: readonly Classified[]): boolean =>
  classified.some(({ intent, probability }) => intent === physical && probability >= thresholds.tried);
/** How many intents are tried until one can answer. */
const maxTried = 3;

/** Intents of asks that may say next to nothing and are understood all the same: "how much?", "and why?" */
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
]);

function isUnderstood({ intent, probability }: Classified = { intent: unlisted, probability: 0 }): boolean {
  return probability >= thresholds.confident || (contextual.has(intent) && probability >= thresholds.possible);
}

const intentsOfSubjects = ({ named: { entities } }: AnswerInput): IntentId[] =>
  entities.flatMap(({ kind }) => intentsOfRecords[kind] ?? []);

/** The rules of one ask in their order: danger, refusals, what the likely intents can answer, the page that may help, a person. */
export function decide(
  input: AnswerInput,
  classified: readonly Classified[],
  { answerers, fallback }: { answerers: Answerers; fallback(input: AnswerInput, maybeUrgent: boolean): Answer },
): Decision {
  const danger = strongest(classified, isDanger);
  // What tells of itself without asking anything may be an emergency sooner than a question.
  const isStatement =
    classified[0]?.intent === statement && danger !== undefined && danger.total >= thresholds.possible;
  if (
    danger &&
    (isStatement || danger.total >= (danger.intent === 'despair' ? thresholds.confident : thresholds.likely))
  )
    return answered(isOfPeople(classified) ? physical : danger.intent);
  const refusal = strongest(classified, isRefusal);
  if (refusal && refusal.total >= thresholds.likely) return answered(refusal.intent);
  // A question to the provider that the records do not answer.
  if (classified[0]?.intent === unlisted && (classified[0]?.probability ?? 0) >= thresholds.likely) return unknown();
  if (input.bare && !isUnderstood(classified[0])) {
    const decision = firstAnswered(['sure-fact', ...moreOf(input.state).map(({ intent }) => intent), 'more']);
    if (decision) return decision;
  }
  // A law that is named is asked about, where nothing else is surely meant.
  const law =
    (classified[0]?.probability ?? 0) < thresholds.likely && input.named.ids('law').length > 0
      ? answerers.law?.(input)
      : undefined;
  if (law) return { intent: 'law', answer: law, probability: 0 };
  // Where no intent is surely meant, a fact that certainly fits goes first.
  const countsPeople = input.slots.people.groups.length > 0;
  const sureFact =
    (classified[0]?.probability ?? 0) < thresholds.likely && !countsPeople
      ? answerers['sure-fact']?.(input)
      : undefined;
  if (sureFact) return { intent: 'advice', answer: sureFact, probability: 0 };
  for (const [rank, { intent, probability }] of classified.slice(0, maxTried).entries()) {
    if (probability < (rank === 0 ? thresholds.possible : thresholds.tried)) break;
    if (isDanger(intent) || isRefusal(intent)) continue;
    const answer = answerers[intent]?.(input);
    if (answer) return { intent, answer, probability };
    // What was surely meant has no answer here; another meaning would be a wrong one.
    if (probability >= thresholds.likely) break;
  }
  return firstAnswered(['likely-fact', ...intentsOfSubjects(input)]) ?? unknown();

  /** The first of intents that were not understood from the words alone which has an answer. */
  function firstAnswered(intents: readonly IntentId[]): Decision | undefined {
    for (const intent of intents) {
      const answer = answerers[intent]?.(input);
      if (answer) return { intent, answer, probability: 0 };
    }
    return undefined;
  }

  function answered(intent: IntentId): Decision {
    return { intent, answer: answerers[intent]?.(input) ?? fallback(input, true), probability: 1 };
  }

  function unknown(): Decision {
    return {
      intent: 'unknown',
      answer: fallback(input, (danger?.total ?? 0) >= thresholds.possible),
      probability: 0,
    };
  }
}
