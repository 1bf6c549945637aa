import { thresholds } from '../policy.ts';
import { hasPhrase } from '../read/phrases.ts';
import type { IntentId } from '../intents.ts';
import { quoteIntents, type Resolved, type TurnInContext } from './turnInContext.ts';

/** What ends an emergency in a conversation, when it is surely asked. */
const otherThanDanger = new Set<IntentId>([
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

/** After an emergency the visitor goes on about it, unless something else is named or asked. */
export function goesOnAboutDanger({ slots, state, first, names, as }: TurnInContext): Resolved | undefined {
  if (!state.intent?.startsWith('danger-')) return undefined;
  if (slots.people.groups.length > 0 || names('plan', 'addOn', 'industry', 'place', 'page')) return undefined;
  const least = first.intent.startsWith('danger-') ? thresholds.confident : thresholds.likely;
  return first.probability >= least && otherThanDanger.has(first.intent) ? undefined : as('danger-next');
}

const maxWords = 10;
/** An objection stands at the beginning: "why not, it is our server". */
const maxOpening = 3;
/** Refusals that hold until the subject changes; others are answered one by one. */
const lastingRefusals = new Set<IntentId>(['unsafe-access', 'unsafe-fraud', 'prompt-attack']);

/** What was refused stays refused, until something else is surely meant. */
export function staysRefused({
  slots,
  tokens,
  state: { intent = 'unknown' },
  first,
  vocabulary,
  as,
}: TurnInContext): Resolved | undefined {
  // A few words after despair are about that.
  if (
    intent === 'despair' &&
    !first.intent.startsWith('danger-') &&
    slots.mentions.length === 0 &&
    tokens.length <= maxWords
  )
    return as(intent);
  const objects = hasPhrase(tokens.slice(0, maxOpening), vocabulary.objections);
  return lastingRefusals.has(intent) && (objects || first.probability < thresholds.confident) ? as(intent) : undefined;
}

/** What visitors go on about in words that say nothing else: "how do I have it deleted?", "so is that confirmed?" */
const matters: ReadonlySet<IntentId> = new Set(['own-data', 'meeting', 'unsubscribe', 'send-me', 'identify']);

export const staysWithMatter = ({
  slots,
  tokens,
  state: { intent },
  first,
  vocabulary,
  as,
}: TurnInContext): Resolved | undefined =>
  intent !== undefined &&
  matters.has(intent) &&
  slots.mentions.length === 0 &&
  first.probability < thresholds.confident &&
  tokens.some((token) => vocabulary.pronouns.any.has(token))
    ? as(intent)
    : undefined;

/** Intents of clients about their own affairs. */
const aboutClients = new Set<IntentId>(['complaint', 'client-matter']);

/** Figures in a complaint belong to a bill, not to a quote. */
export const goesOnAboutOwnMatter = ({
  slots,
  state: { intent = 'unknown' },
  first,
  as,
}: TurnInContext): Resolved | undefined =>
  aboutClients.has(intent) && quoteIntents.has(first.intent) && slots.mentions.length === 0 ? as(intent) : undefined;
