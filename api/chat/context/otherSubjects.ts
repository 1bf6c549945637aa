import { thresholds } from '../thresholds.ts';
import { hasPhrase } from '../read/phrases.ts';
import type { IntentId } from '../intents.ts';
import { quoteIntents, type Resolved, type UtteranceInContext } from './utteranceInContext.ts';

/** Intents that end the subject of an emergency: the others when they are `likely`, dangers when they are `confident`. */
const otherThanDanger = new Set<IntentId>([
  'thanks',
  'goodbye',
  'greeting',
  'person',
  'phone',
  'email-address',
  'address',
  'find-page',
  'place',
  'chatbot',
  'despair',
  'response-time',
  'one-time-help',
  'solved',
]);

/** Dangers that are questions about one more often than a new emergency. */
const doubts = new Set<IntentId>(['danger-suspicious', 'danger-call', 'danger-next']);

const isOtherDanger = (intent: IntentId): boolean => intent.startsWith('danger-') && !doubts.has(intent);
const endsDanger = (intent: IntentId): boolean => otherThanDanger.has(intent) || isOtherDanger(intent);

/** Questions that nobody asks from within an emergency. */
const offers = new Set<IntentId>(['price', 'price-why', 'service-list', 'meeting']);

/** What ends an emergency in which people have to be safe first: nobody asks for anything else from within one. */
const endsMortalDanger = new Set<IntentId>(['thanks', 'goodbye', 'despair']);

/** After an emergency, an utterance that names and asks nothing else continues it. */
export function goesOnAboutDanger(utterance: UtteranceInContext): Resolved | undefined {
  const { slots, state, first, names, as } = utterance;
  const refused = triesAnotherWay(utterance);
  if (refused) return refused;
  if (state.danger?.handsOff && slots.asksForStep) return as('danger-next');
  if (state.danger?.safetyFirst) {
    const isOver = endsMortalDanger.has(first.intent) && first.probability >= thresholds.likely;
    const isAnother = isOtherDanger(first.intent) && first.probability >= thresholds.confident;
    const asksOffer =
      first.probability >= thresholds.confident && offers.has(first.intent) && names('plan', 'addOn', 'service');
    if (isOver || isAnother || asksOffer) return undefined;
    return as(asksPrice(utterance) ? 'danger-price' : 'danger-next');
  }
  if (!state.danger || asksSomethingElse(utterance) || asksPrice(utterance)) return undefined;
  if (slots.people.groups.length > 0 || names('plan', 'addOn', 'industry', 'place', 'page')) return undefined;
  const least = first.intent.startsWith('danger-') ? thresholds.confident : thresholds.likely;
  return first.probability >= least && endsDanger(first.intent) ? undefined : as('danger-next');
}

/** The next attempt at dangerous work is refused as the first was: "what about the garage", "can I do it outside". */
function triesAnotherWay({ slots, state, first, as }: UtteranceInContext): Resolved | undefined {
  const isSame = first.intent === 'same-for' || (slots.asksToAct && first.probability < thresholds.confident);
  return isSame && state.refusedWork ? as(`danger-${state.refusedWork}`) : undefined;
}

/** Questions for the price of what an emergency needs. */
const priced = new Set<IntentId>(['price', 'price-why', 'call-out', 'after-hours-price']);
const asksPrice = ({ first, state, slots, tokens, vocabulary }: UtteranceInContext): boolean =>
  state.subjects.some(({ kind }) => kind === 'service') &&
  ((priced.has(first.intent) && first.probability >= thresholds.possible) ||
    slots.difference ||
    hasPhrase(tokens, vocabulary.terms.amount));

/** Questions about the provider, its offer and terms. Nobody asks them about an emergency that goes on. */
const offerAndTerms = new Set<IntentId>([
  'add-ons',
  'assessment',
  'billing-term',
  'careers',
  'certification',
  'client-portal',
  'company',
  'compare-plans',
  'contract-end',
  'data-location',
  'discounts',
  'home-user',
  'identify',
  'industry',
  'languages',
  'meeting',
  'minimum',
  'own-data',
  'plan-features',
  'references',
  'sales-pitch',
  'service-list',
  'setup-fee',
  'surcharge',
  'tax',
  'trial',
  'unsubscribe',
  'who-counts',
]);

const asksSomethingElse = ({ first }: UtteranceInContext): boolean =>
  offerAndTerms.has(first.intent) && first.probability >= thresholds.confident;

const maxWords = 10;
/** Maximum position in words of an objection to a refusal. */
const maxOpening = 3;
/** Refusals that stay in force until the subject changes; all others apply to one utterance. */
const lastingRefusals = new Set<IntentId>(['unsafe-access', 'unsafe-fraud', 'prompt-attack']);

/** Repeats a refusal until another intent is `confident` and the visitor does not object to the refusal. */
export function staysRefused({
  slots,
  tokens,
  state: { intent = 'unknown' },
  first,
  vocabulary,
  as,
}: UtteranceInContext): Resolved | undefined {
  // After a message of despair, a few words continue it.
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

/** Subjects that visitors continue with words that name nothing. */
const matters: ReadonlySet<IntentId> = new Set(['own-data', 'meeting', 'unsubscribe', 'send-me', 'identify']);

export const staysWithMatter = ({
  slots,
  tokens,
  state: { intent },
  first,
  vocabulary,
  as,
}: UtteranceInContext): Resolved | undefined =>
  intent !== undefined &&
  matters.has(intent) &&
  // Whoever calls a visit off does not arrange one.
  first.intent !== 'change-visit' &&
  slots.mentions.length === 0 &&
  first.probability < thresholds.confident &&
  tokens.some((token) => vocabulary.pronouns.any.has(token))
    ? as(intent)
    : undefined;

/** Intents of existing clients about their own contract. */
const aboutClients = new Set<IntentId>(['complaint', 'client-matter']);

/** Figures in a complaint belong to an invoice, not to a quote. */
export const goesOnAboutOwnMatter = ({
  slots,
  state: { intent = 'unknown' },
  first,
  as,
}: UtteranceInContext): Resolved | undefined =>
  aboutClients.has(intent) && quoteIntents.has(first.intent) && slots.mentions.length === 0 ? as(intent) : undefined;
