import type { Site } from '../../../data/schema/site.ts';
import type { Classified } from '../classify/classifier.ts';
import type { DialogueState } from '../context/state.ts';
import type { Extracted, Slots } from '../extract/slots.ts';
import type { Token } from '../read/tokens.ts';
import { stepReportsOf } from './stepReport.ts';
import { thresholds } from '../thresholds.ts';

/** Dangers that come before all others: those in which people have to be safe first, and work that is refused. */
export interface Graver {
  mortal: ReadonlySet<string>;
  refused: ReadonlySet<string>;
}

/** What the records say of dangers. */
interface KnownDangers extends Graver {
  /** Whether a message only tells how a step in an emergency of a kind went. */
  isReportOn(kind: string, tokens: readonly Token[]): boolean;
}

export const knownDangers = (assistant: Site['assistant']): KnownDangers => ({
  mortal: intentsOf(assistant.safetyFirst),
  refused: intentsOf(assistant.refusedWork),
  isReportOn: stepReportsOf(assistant),
});

/** The intents of kinds of emergency. */
const intentsOf = (kinds: readonly string[]): ReadonlySet<string> => new Set(kinds.map((kind) => `danger-${kind}`));

/**
 * Intents without those that cannot be meant: only what happens now is an emergency, no abuse names a service, and only an
 * emergency has a next step.
 */
export function fitting(
  classified: readonly Classified[],
  { time, mentions }: Slots,
  inDanger: boolean,
): readonly Classified[] {
  const isOffer = mentions.some(({ entities }) => entities.some(({ kind }) => kind === 'service'));
  return classified.filter(
    ({ intent }) =>
      !(time.past && intent.startsWith('danger-')) &&
      !(isOffer && intent === 'abuse') &&
      !(!inDanger && intent === 'danger-next'),
  );
}

/**
 * The intents that can be meant within a danger. One in which people have to be safe first counts as soon as it is possible,
 * and while they have to be, no smaller one is another subject. Whoever asks what to do, or tells how a step went, tells of no new danger.
 */
export function withinDanger(
  classified: readonly Classified[],
  { slots: { asksForStep }, tokens }: Pick<Extracted, 'slots' | 'tokens'>,
  { danger }: DialogueState,
  { mortal, refused, isReportOn }: KnownDangers,
): readonly Classified[] {
  if (!danger) return classified;
  if (!danger.safetyFirst && isReportOn(danger.kind ?? '', tokens)) {
    const harmless = classified.filter(({ intent }) => !intent.startsWith('danger-'));
    const isAnswered = (harmless[0]?.probability ?? 0) >= thresholds.likely;
    return isAnswered ? harmless : [{ intent: 'danger-next', probability: 1 }];
  }
  const isGraver = (intent: string) => mortal.has(intent) || refused.has(intent);
  if (!danger.safetyFirst) {
    const gravest = classified.find(
      ({ intent, probability }) =>
        mortal.has(intent) && probability >= (asksForStep ? thresholds.confident : thresholds.possible),
    );
    if (gravest) return [{ ...gravest, probability: 1 }];
    if (!asksForStep) return classified;
  }
  return classified.filter(
    ({ intent }) =>
      !intent.startsWith('danger-') ||
      intent === 'danger-next' ||
      (danger.safetyFirst ? mortal.has(intent) : isGraver(intent)),
  );
}
