import type { Site } from '../../data/schema/site.ts';
import type { Vocabulary } from '../../data/schema/vocabulary.ts';
import { words } from '../../data/search/words.ts';
import type { Answer, AnswerInput, Answerers } from './answers/answer.ts';
import { namedIn } from './answers/named.ts';
import type { Classified } from './classify/classifier.ts';
import { follow } from './context/follow.ts';
import type { DialogueState } from './context/state.ts';
import { type Ask, asksOf, asksSomething, leadIns, refersBack } from './decide/asks.ts';
import { contextual, type Decision, decide } from './decide/decide.ts';
import type { IntentId } from './intents.ts';
import { thresholds } from './policy.ts';
import { withoutRoles } from './extract/roles.ts';
import type { Extracted, Slots } from './extract/slots.ts';
import type { ReadMessage } from './read/readMessage.ts';
import type { Token } from './read/tokens.ts';

/** Questions beside a quote. */
const aboutPrices = new Set<IntentId>([
  'setup-fee',
  'discounts',
  'surcharge',
  'hardware',
  'add-ons',
  'billing-term',
  'compare-plans',
  'recommend-plan',
  'price-objection',
  'tax',
  'not-included',
]);
/** An ask with fewer words of its own is about what was said before. */
const minOwnWords = 2;
/** A further ask of at most so many words that names nothing belongs to the one before: "how many days before". */
const maxShortWords = 4;

export interface Turn {
  decisions: Decision[];
  /** What the asks were answered from. */
  inputs: AnswerInput[];
  /** What the conversation is about afterwards. */
  state: DialogueState;
}

interface TurnTools {
  extract(tokens: readonly Token[]): Extracted;
  classify(extracted: Extracted): readonly Classified[];
  answerers: Answerers;
  fallback(input: AnswerInput, maybeUrgent: boolean): Answer;
  /** Words that say nothing about what is asked. */
  frequent: ReadonlySet<string>;
}

/** Answers the asks of a message one after the other. */
export function makeTurn(site: Site, { extract, classify, answerers, fallback, frequent }: TurnTools) {
  const { vocabulary } = site.assistant;
  const understand = (tokens: readonly Token[]): Ask => {
    const extracted = extract(tokens);
    return { extracted, classified: classify(extracted) };
  };

  /** What an ask is searched by: with the sentences before it, or the ask before, where it means something only with them. */
  function queryIn({ extracted }: Ask, whole: Ask, state: DialogueState): string {
    const own = queryOf(extracted);
    if (isPoor(own)) return `${state.query} ${queryOf(whole.extracted)}`;
    return refersBack(extracted.tokens, vocabulary) ? queryOf(whole.extracted) : own;
  }

  /** Whether a query has hardly a word that says what it is about. */
  const isPoor = (query: string, least = minOwnWords) =>
    words(query).filter((word) => !frequent.has(word)).length < least;

  /** Whether an ask means nothing without what was said before it. */
  function isBare({ extracted }: Ask, { mentions, people, money }: Slots, state: DialogueState): boolean {
    return (
      state.intent !== undefined &&
      mentions.length + people.groups.length + money.length === 0 &&
      people.change === undefined &&
      isPoor(queryOf(extracted), refersBack(extracted.tokens, vocabulary) ? minOwnWords + 1 : minOwnWords)
    );
  }

  return function turn(message: ReadMessage, before: DialogueState): Turn {
    let state = before;
    const decisions: Decision[] = [];
    const inputs: AnswerInput[] = [];
    let isQuoted = false;
    const whole = understand(message.tokens);
    for (const ask of asksOf(message, whole, understand, vocabulary)) {
      const { classified } = ask;
      const extracted = ofFirm(ask.extracted, state, vocabulary);
      const followed = follow(extracted, classified, state, vocabulary);
      const named = namedIn(followed.slots, site);
      const input: AnswerInput = {
        slots: followed.slots,
        named,
        text: message.text,
        query: queryIn(ask, whole, state),
        asks: asksSomething(extracted.tokens, vocabulary),
        bare: isBare(ask, followed.slots, state),
        state,
        language: message.language,
      };
      // What says nothing by itself, after what was answered, belongs to that.
      const isShort = input.bare || (named.entities.length === 0 && extracted.tokens.length <= maxShortWords);
      if (inputs.length > 0 && isShort && !contextual.has(followed.classified[0]?.intent ?? 'unknown')) continue;
      inputs.push(input);
      const decision = decide(input, followed.classified, { answerers, fallback });
      // A whole quote inside a question about prices is worked out as well.
      const isQuote = named.ids('plan').length > 0 && followed.slots.people.groups.length > 0;
      const quote = isQuote && aboutPrices.has(decision.intent) ? answerers.quote?.(input) : undefined;
      for (const one of [
        ...(quote ? [{ intent: 'quote', answer: quote, probability: 1 } satisfies Decision] : []),
        decision,
      ]) {
        const isOfQuote = one.answer.state?.quote !== undefined && one.answer.state.quote.drafts.length > 0;
        // A message has one quote. What was hardly understood is left out beside what surely was.
        if (isOfQuote && isQuoted) continue;
        if (
          one.probability < thresholds.likely &&
          decisions.some(({ probability }) => probability >= thresholds.likely)
        )
          continue;
        isQuoted ||= isOfQuote;
        decisions.push(one);
        state = stateAfter(state, one, input);
      }
    }
    return { decisions: worthSaying(decisions), inputs, state: { ...state, language: message.language } };
  };
}

/** Once the firm's industry is known, a person of another trade among its people does not change it. */
function ofFirm(extracted: Extracted, { industry, quote }: DialogueState, vocabulary: Vocabulary): Extracted {
  const { slots, tokens } = extracted;
  if (industry === undefined && quote.profileId === undefined) return extracted;
  return {
    ...extracted,
    slots: { ...slots, mentions: withoutRoles(slots.mentions, tokens, vocabulary, { isKnown: true }) },
  };
}

function stateAfter(
  state: DialogueState,
  { intent, answer }: Decision,
  { named, slots, query }: AnswerInput,
): DialogueState {
  const { pending: _, ...rest } = state;
  const [group] = slots.people.groups;
  const people =
    group && !slots.people.alternatives && !answer.state?.quote
      ? slots.people.groups.reduce((sum, { people: count }) => sum + count, 0)
      : undefined;
  const planIds = named.ids('plan');
  const industry = named.ids('industry')[0] ?? state.industry;
  const profileId = named.profileId ?? state.quote.profileId;
  const after: DialogueState = {
    ...rest,
    ...(leadIns.has(intent) ? {} : { intent }),
    ...(industry ? { industry } : {}),
    quote: {
      ...state.quote,
      ...(profileId ? { profileId } : {}),
      ...(people === undefined ? {} : { people }),
      ...(planIds.length > 0 && state.quote.drafts.length === 0 ? { planIds } : {}),
    },
    ...(named.entities.length > 0 ? { subjects: named.entities } : {}),
    pages: intent === 'unknown' ? state.pages : (answer.links ?? state.pages),
    factIds: answer.factIds ?? [],
    greeted: true,
    query: query || state.query,
    ...answer.state,
  };
  const [last] = state.quote.drafts;
  const [next] = after.quote.drafts;
  const isChanged = last && next && JSON.stringify(last) !== JSON.stringify(next);
  const earlier = isChanged ? last : state.quote.earlier;
  return earlier ? { ...after, quote: { ...after.quote, earlier } } : after;
}

/** The words of an ask without the names of plans, which every fact of a plan contains. */
function queryOf({ tokens, slots: { mentions } }: Extracted): string {
  const isPlan = (at: number) =>
    mentions.some(({ from, to, entities }) => at >= from && at < to && entities[0]?.kind === 'plan');
  return tokens.filter((token, at) => /\p{L}/u.test(token) && !isPlan(at)).join(' ');
}

/** Of several asks those that were surely understood, or else the one that was understood best. */
function worthSaying(decisions: readonly Decision[]): Decision[] {
  const best = decisions.toSorted((a, b) => b.probability - a.probability).slice(0, 1);
  return decisions.filter((one) => best.includes(one) || one.probability >= thresholds.likely);
}
