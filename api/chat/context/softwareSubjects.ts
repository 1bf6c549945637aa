import { isDanger, isRefusal } from '../classify/groups.ts';
import type { EntityKind } from '../extract/lexicon.ts';
import type { IntentId } from '../intents.ts';
import { isMark } from '../read/tokens.ts';
import { thresholds } from '../thresholds.ts';
import type { Resolved, UtteranceInContext } from './utteranceInContext.ts';

/** Intents under which visitors ask whether software is supported. */
const asksForSupport = new Set<IntentId>(['do-you-do', 'same-for', 'plan-has', 'not-included', 'service']);
/** Intents of questions about the software itself. */
const asksOtherwise = new Set<IntentId>(['define', 'advice', 'how-it-works', 'price']);
/** Maximum number of words around the name of software for a message of another intent to be about the software alone. */
const maxAround = 5;
/** Kinds of records that the question can name as well. */
const besides: ReadonlySet<EntityKind> = new Set<EntityKind>(['software', 'industry', 'profile', 'nearPlace']);

/** Whether software that a record names is supported. */
export function asksAboutSoftware({
  slots: { mentions },
  tokens,
  first,
  countsPeople,
  names,
  as,
}: UtteranceInContext): Resolved | undefined {
  if (!names('software') || countsPeople || isDanger(first.intent) || isRefusal(first.intent)) return undefined;
  if (!mentions.every(({ entities }) => entities.some(({ kind }) => besides.has(kind)))) return undefined;
  const named = mentions.reduce((sum, { from, to }) => sum + to - from, 0);
  const around = tokens.filter((token) => !isMark(token)).length - named;
  const isAlone = around <= maxAround && first.probability < thresholds.confident && !asksOtherwise.has(first.intent);
  return isAlone || (asksForSupport.has(first.intent) && around <= maxAround * 2) ? as('software') : undefined;
}
