import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import type { Classified } from '../classify/classifier.ts';
import type { EntityKind } from '../extract/lexicon.ts';
import type { Extracted, Slots } from '../extract/slots.ts';
import type { IntentId } from '../intents.ts';
import type { Token } from '../read/tokens.ts';
import type { DialogueState } from './state.ts';

/** The words that rules of the conversation compare. */
export type FollowWords =
  | 'questionStarts'
  | 'pronouns'
  | 'objections'
  | 'terms'
  | 'ellipses'
  | 'functionWords'
  | 'notPlaces'
  | 'changes'
  | 'negations';

/** An utterance after the conversation before it was taken into account. */
export interface Resolved {
  classified: readonly Classified[];
  slots: Slots;
}

/** Intents whose follow-ups change a quote. */
export const quoteIntents: ReadonlySet<IntentId> = new Set<IntentId>([
  'price',
  'quote',
  'quote-change',
  'budget',
  'price-why',
  'price-objection',
  'statement',
]);

/** An utterance with the conversation before it. */
export interface UtteranceInContext {
  slots: Slots;
  tokens: readonly Token[];
  /** Its intents by its own words, and the most probable one. */
  classified: readonly Classified[];
  first: Classified;
  state: DialogueState;
  vocabulary: Pick<Vocabulary, FollowWords>;
  /** Whether it gives a number of people, or changes one. */
  countsPeople: boolean;
  /** Whether it names a record of one of these kinds. */
  names(...kinds: EntityKind[]): boolean;
  /** Resolves the utterance as this intent, with probability 1. */
  as(intent: IntentId, slots?: Slots): Resolved;
}

export function makeUtteranceInContext(
  { slots, tokens }: Pick<Extracted, 'slots' | 'tokens'>,
  classified: readonly Classified[],
  state: DialogueState,
  vocabulary: Pick<Vocabulary, FollowWords>,
): UtteranceInContext {
  const [first = { intent: 'unknown', probability: 0 }] = classified;
  return {
    slots,
    tokens,
    classified,
    first,
    state,
    vocabulary,
    countsPeople: slots.people.groups.length > 0 || slots.people.change !== undefined,
    names: (...kinds) => slots.mentions.some(({ entities }) => entities.some(({ kind }) => kinds.includes(kind))),
    as: (intent, changed = slots) => ({ classified: [{ intent, probability: 1 }], slots: changed }),
  };
}
