import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import type { Classified } from '../classify/classifier.ts';
import { hasPhrase } from '../read/phrases.ts';
import type { Extracted } from '../extract/slots.ts';
import type { ReadMessage } from '../read/readMessage.ts';
import { isMark, type Token } from '../read/tokens.ts';
import { isDanger, isRefusal, strongest } from '../classify/groups.ts';
import { thresholds } from '../policy.ts';
import type { IntentId } from '../intents.ts';

/** A part of a message that is answered by itself. */
export interface Ask {
  extracted: Extracted;
  classified: readonly Classified[];
}

/** Asks of one message that are answered. */
const maxAsks = 3;
/** Messages of so many words can name two things without a verb: "phone number and opening hours". */
const maxNamed = 12;
/** Intents of parts that only lead up to an ask. */
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
/** Intents whose slots are those of the whole message: a price names its parts all over it. */
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
/** What is asked for without a question, beside one: other sentences tell the circumstances. */
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
]);
const priceIntents = new Set<IntentId>(['price', 'quote-change', 'budget']);

export const asksSomething = (tokens: readonly Token[], { questionStarts }: Pick<Vocabulary, 'questionStarts'>) =>
  tokens.includes('?') || hasPhrase(tokens, questionStarts);

/** Whether a part means something only with the sentences before it: "do you do that?" */
export const refersBack = (tokens: readonly Token[], { pronouns }: Pick<Vocabulary, 'pronouns'>): boolean =>
  tokens.some((token) => pronouns.any.has(token));

const topOf = ({ classified }: Ask): Classified => classified[0] ?? { intent: 'unknown', probability: 0 };

/** How probable it is that something is urgent or has to be refused. */
const urgencyOf = ({ classified }: Ask) =>
  Math.max(strongest(classified, isDanger)?.total ?? 0, strongest(classified, isRefusal)?.total ?? 0);

/**
 * The asks of a message, at most three: one where anything in it is urgent; otherwise its questions, and sentences that
 * surely want something. Sentences beside a question tell its circumstances.
 * @param whole the message taken as one ask
 */
export function asksOf(
  { segments, tokens }: Pick<ReadMessage, 'segments' | 'tokens'>,
  whole: Ask,
  understand: (tokens: readonly Token[]) => Ask,
  vocabulary: Pick<Vocabulary, 'questionStarts' | 'pronouns'>,
): Ask[] {
  const parts = segments.length > 1 ? segments.map(understand) : namedParts(tokens, whole, understand);
  if (parts.length <= 1) return [whole];
  const wanting = parts.filter((part) => !leadIns.has(topOf(part).intent));
  const asking = wanting.filter(
    ({ extracted }) => asksSomething(extracted.tokens, vocabulary) || namesQuote(extracted),
  );
  // Danger may take the whole story to be seen; beside a question that is understood, one part has to be certain.
  const isHarmless = (part: Ask) => topOf(part).probability >= thresholds.likely && urgencyOf(part) < thresholds.likely;
  const isUnderstood = asking.some(isHarmless) || (wanting.length > 1 && wanting.every(isHarmless));
  const urgency = isUnderstood ? 0 : urgencyOf(whole);
  if (urgency >= thresholds.likely) return [whole];
  // Plan and people told without a question are one request for a price.
  if (
    namesQuote(whole.extracted) &&
    !asksSomething(whole.extracted.tokens, vocabulary) &&
    urgency < thresholds.possible
  )
    return [whole];
  const urgent = parts.find(
    (part) => urgencyOf(part) >= (urgency >= thresholds.possible ? thresholds.likely : thresholds.confident),
  );
  if (urgent) return [{ extracted: whole.extracted, classified: urgent.classified }];
  // What only the whole message says: "The man who does it retires. Could you assume his work?"
  const isSureWhole = topOf(whole).probability >= thresholds.confident && !leadIns.has(topOf(whole).intent);
  const weighed = (part: Ask) =>
    topOf(part).probability >= thresholds.confident && !refersBack(part.extracted.tokens, vocabulary);
  if (isSureWhole && !wanting.some(weighed)) return [whole];
  const isWanted = (part: Ask) =>
    asking.length > 0
      ? requests.has(topOf(part).intent) && topOf(part).probability >= thresholds.confident
      : topOf(part).probability >= thresholds.possible;
  const real = wanting.filter((part) => asking.includes(part) || isWanted(part));
  if (real.length === 0) return [whole];
  const byIntent = new Map<IntentId, Ask>();
  for (const part of real) {
    const { intent } = topOf(part);
    // "Monthly?" beside a quote asks for its period.
    const isOfQuote = priceIntents.has(intent) || (intent === 'billing-term' && namesQuote(whole.extracted));
    const key = isOfQuote ? 'price' : intent;
    if (!byIntent.has(key)) byIntent.set(key, withContext(part, whole, vocabulary));
  }
  return [...byIntent.values()].slice(0, maxAsks);
}

/** Whether plan and people are named: a price is asked for without a word of asking. */
const namesQuote = ({ slots: { people, mentions } }: Extracted) =>
  people.groups.length > 0 && mentions.some(({ entities }) => entities.some(({ kind }) => kind === 'plan'));

/** A part with what the rest of the message says about it. */
function withContext(part: Ask, message: Ask, vocabulary: Pick<Vocabulary, 'pronouns'>): Ask {
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

/** The two sides of "and" where the whole means neither: "phone number and opening hours". */
function namedParts(tokens: readonly Token[], whole: Ask, understand: (tokens: readonly Token[]) => Ask): Ask[] {
  const at = tokens.findIndex((token) => token === 'and' || token === ',');
  if (at < 1 || tokens.length > maxNamed) return [whole];
  const parts = [tokens.slice(0, at), tokens.slice(at + 1).filter((token) => !isMark(token))].map(understand);
  // One meaning of the whole is left only for two that are sure.
  const areSure = parts.every(
    (part) => topOf(part).probability >= thresholds.confident && !leadIns.has(topOf(part).intent),
  );
  return areSure || topOf(whole).probability < thresholds.confident ? parts : [whole];
}
