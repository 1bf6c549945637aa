import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import type { Classified } from '../classify/classifier.ts';
import { hasPhrase } from '../read/phrases.ts';
import type { Extracted } from '../extract/slots.ts';
import type { ReadMessage } from '../read/readMessage.ts';
import { isMark, type Token } from '../read/tokens.ts';
import { isDanger, isRefusal, strongest } from '../classify/groups.ts';
import { thresholds } from '../thresholds.ts';
import type { IntentId } from '../intents.ts';

/** A part of a message that gets an answer of its own. */
export interface Utterance {
  extracted: Extracted;
  classified: readonly Classified[];
}

/** Maximum number of utterances of one message that are answered. */
const maxUtterances = 3;
/** Maximum length in words of a message that can name two subjects without a verb, for example "phone number and hours". */
const maxNamed = 12;
/** Intents of parts that only introduce another part. */
export const leadIns: ReadonlySet<IntentId> = new Set<IntentId>([
  'greeting',
  'thanks',
  'acknowledge',
  'statement',
  'how-are-you',
  'yes',
  'no',
  'goodbye',
  'nonsense',
  'more',
]);
/** Intents that need the slots of the whole message, because their details are spread over its parts. */
const wholeMessage = new Set<IntentId>([
  'price',
  'quote-change',
  'budget',
  'recommend-plan',
  'minimum',
  'discounts',
  'statement',
  'hardware',
  'surcharge',
  'place',
]);
/** Intents that are answered beside a question although they are not worded as one; other statements are its context. */
const requests = new Set<IntentId>([
  'pick',
  'same-for',
  'price',
  'quote-change',
  'budget',
  'plan-features',
  'recommend-plan',
  'need',
  'meeting',
  'send-me',
  'person',
  'phone',
  'email-address',
  'find-page',
  'complaint',
  'client-matter',
  'unsubscribe',
  'change-visit',
]);
const priceIntents = new Set<IntentId>(['price', 'quote-change', 'budget']);

export const isQuestion = (tokens: readonly Token[], { questionStarts }: Pick<Vocabulary, 'questionStarts'>) =>
  tokens.includes('?') || hasPhrase(tokens, questionStarts);

/** Whether a part contains a pronoun, and so can only be understood with the sentences before it. */
export const refersBack = (tokens: readonly Token[], { pronouns }: Pick<Vocabulary, 'pronouns'>): boolean =>
  tokens.some((token) => pronouns.any.has(token));

const topOf = ({ classified }: Utterance): Classified => classified[0] ?? { intent: 'unknown', probability: 0 };

/** Probability that something is an emergency or has to be refused. */
const urgencyOf = ({ classified }: Utterance) =>
  Math.max(strongest(classified, isDanger)?.total ?? 0, strongest(classified, isRefusal)?.total ?? 0);

/**
 * The utterances of a message, at most three: one if any part of it is urgent; otherwise its questions, and sentences that are
 * requests by a `confident` intent. Other sentences beside a question are its context.
 * @param whole the message as one utterance
 */
export function utterancesOf(
  { segments, tokens }: Pick<ReadMessage, 'segments' | 'tokens'>,
  whole: Utterance,
  understand: (tokens: readonly Token[]) => Utterance,
  vocabulary: Pick<Vocabulary, 'questionStarts' | 'pronouns'>,
): Utterance[] {
  const parts = segments.length > 1 ? segments.map(understand) : namedParts(tokens, whole, understand);
  if (parts.length <= 1) return [whole];
  const wanting = parts.filter((part) => !leadIns.has(topOf(part).intent));
  const asking = wanting.filter(({ extracted }) => isQuestion(extracted.tokens, vocabulary) || namesQuote(extracted));
  // An emergency may show only in the whole message. If the questions are understood, it counts only where the intent of one
  // part is `confident` by itself.
  const isHarmless = (part: Utterance) =>
    topOf(part).probability >= thresholds.likely && urgencyOf(part) < thresholds.likely;
  const isUnderstood = asking.some(isHarmless) || (wanting.length > 1 && wanting.every(isHarmless));
  const urgency = isUnderstood ? 0 : urgencyOf(whole);
  if (urgency >= thresholds.likely) return [whole];
  // A plan with a number of people and no question is one request for a price.
  if (namesQuote(whole.extracted) && !isQuestion(whole.extracted.tokens, vocabulary) && urgency < thresholds.possible)
    return [whole];
  const urgent = parts.find(
    (part) => urgencyOf(part) >= (urgency >= thresholds.possible ? thresholds.likely : thresholds.confident),
  );
  if (urgent) return [{ extracted: whole.extracted, classified: urgent.classified }];
  // The intent of the whole message is `confident`, and that of no part is.
  const isSureWhole = topOf(whole).probability >= thresholds.confident && !leadIns.has(topOf(whole).intent);
  // A part that names nothing weighs only as much as its probability against that of the whole message.
  const weighed = (part: Utterance) =>
    topOf(part).probability >= thresholds.confident &&
    !refersBack(part.extracted.tokens, vocabulary) &&
    (part.extracted.slots.mentions.length > 0 || topOf(part).probability >= topOf(whole).probability);
  if (isSureWhole && !(asking.length > 0 ? asking : wanting).some(weighed)) return [whole];
  const isWanted = (part: Utterance) =>
    asking.length > 0
      ? requests.has(topOf(part).intent) && topOf(part).probability >= thresholds.confident
      : topOf(part).probability >= thresholds.possible;
  const real = wanting.filter((part) => asking.includes(part) || isWanted(part));
  if (real.length === 0) return [whole];
  const byIntent = new Map<IntentId, Utterance>();
  for (const part of real) {
    const { intent } = topOf(part);
    // A billing period beside a quote belongs to the quote.
    const isOfQuote = priceIntents.has(intent) || (intent === 'billing-term' && namesQuote(whole.extracted));
    const key = isOfQuote ? 'price' : intent;
    if (!byIntent.has(key)) byIntent.set(key, withContext(part, whole, vocabulary));
  }
  return [...byIntent.values()].slice(0, maxUtterances);
}

/** Whether plan and people are named, which is a request for a price even without a question. */
const namesQuote = ({ slots: { people, mentions } }: Extracted) =>
  people.groups.length > 0 && mentions.some(({ entities }) => entities.some(({ kind }) => kind === 'plan'));

/** A part together with the details that the rest of the message gives. */
function withContext(part: Utterance, message: Utterance, vocabulary: Pick<Vocabulary, 'pronouns'>): Utterance {
  const { intent, probability } = topOf(part);
  const { extracted: whole } = message;
  if (
    probability < thresholds.confident &&
    refersBack(part.extracted.tokens, vocabulary) &&
    topOf(message).probability >= thresholds.likely
  )
    return message;
  if (wholeMessage.has(intent)) return { ...part, extracted: whole };
  const { slots } = part.extracted;
  return {
    ...part,
    extracted: {
      ...part.extracted,
      slots: {
        ...slots,
        time: whole.slots.time,
        ...(slots.mentions.length > 0 ? {} : { mentions: whole.slots.mentions, removed: whole.slots.removed }),
      },
    },
  };
}

/** The two sides of "and" as utterances of their own, where the whole message has no `confident` intent. */
function namedParts(
  tokens: readonly Token[],
  whole: Utterance,
  understand: (tokens: readonly Token[]) => Utterance,
): Utterance[] {
  const at = tokens.findIndex((token) => token === 'and' || token === ',');
  // A comma between street and town parts no subjects.
  const isAddress = tokens[at] === ',' && whole.extracted.slots.street;
  if (at < 1 || tokens.length > maxNamed || isAddress) return [whole];
  const parts = [tokens.slice(0, at), tokens.slice(at + 1).filter((token) => !isMark(token))].map(understand);
  // A `confident` intent of the whole message is given up only for two parts that are `confident` each.
  const areSure = parts.every(
    (part) => topOf(part).probability >= thresholds.confident && !leadIns.has(topOf(part).intent),
  );
  return areSure || topOf(whole).probability < thresholds.confident ? parts : [whole];
}
