import type { IntentId } from '../intents.ts';
import type { Classified } from './classifier.ts';

/** Intents that take precedence over all others in a message, in this order: danger to people or systems, then requests to refuse. */
const dangers = /^(?:danger-|despair$)/;
const refusals = new Set<IntentId>([
  'unsafe-access',
  'unsafe-fraud',
  'prompt-attack',
  'other-person',
  'legal-advice',
  'abuse',
]);
/** The most probable of a group of intents, and the sum of the probabilities of the group. */
export function strongest(
  classified: readonly Classified[],
  isWanted: (intent: IntentId) => boolean,
): { intent: IntentId; total: number } | undefined {
  const wanted = classified.filter(({ intent }) => isWanted(intent));
  const [first] = wanted;
  return first && { intent: first.intent, total: wanted.reduce((sum, { probability }) => sum + probability, 0) };
}

export const isDanger = (intent: IntentId): boolean => dangers.test(intent);
export const isRefusal = (intent: IntentId): boolean => refusals.has(intent);
