import type { Classified } from '../classify/classifier.ts';
import type { DialogueState } from '../context/state.ts';
import type { Slots } from '../extract/slots.ts';
import { thresholds } from '../thresholds.ts';

/** Dangers that come before all others: those in which people have to be safe first, and work that is refused. */
export interface Graver {
  mortal: ReadonlySet<string>;
  refused: ReadonlySet<string>;
}

/** The intents of kinds of emergency. */
export const intentsOf = (kinds: readonly string[]): ReadonlySet<string> =>
  new Set(kinds.map((kind) => `danger-${kind}`));

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
  { asksForStep }: Slots,
  { danger }: DialogueState,
  { mortal, refused }: Graver,
  isStepReport: (kind: string) => boolean,
): readonly Classified[] {
  if (!danger) return classified;
  if (!danger.safetyFirst && isStepReport(danger.kind ?? '')) {
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
