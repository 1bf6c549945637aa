import type { Site } from '../../data/schema/site.ts';
import type { Vocabulary } from '../../data/schema/vocabulary.ts';
import { words } from '../../data/search/words.ts';
import type { Answer, AnswerInput, Answerers } from './answers/answer.ts';
import { type Named, namedIn } from './answers/named.ts';
import type { Cards } from './cards/cards.ts';
import type { Classified } from './classify/classifier.ts';
import { isDanger } from './classify/groups.ts';
import { askedAfter, mergedSubjects } from './context/openQuestion.ts';
import { follow } from './context/follow.ts';
import { hasPhrase } from './read/phrases.ts';
import type { DialogueState } from './context/state.ts';
import { type Utterance, utterancesOf, isQuestion, leadIns, refersBack } from './decide/utterances.ts';
import { fitting, knownDangers, withinDanger } from './decide/graver.ts';
import { contextual, type Decision, decide } from './decide/decide.ts';
import type { IntentId } from './intents.ts';
import type { Entity } from './extract/lexicon.ts';
import { thresholds } from './thresholds.ts';
import { withoutRoles } from './extract/roles.ts';
import type { Extracted, Slots } from './extract/slots.ts';
import type { ReadMessage } from './read/readMessage.ts';
import type { Token } from './read/tokens.ts';

/** Questions that can accompany a quote. */
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
/** An utterance with fewer significant words is understood as a continuation of the conversation. */
const minOwnWords = 2;
/** Maximum length in words of an utterance that names nothing and is taken as a part of the one before it. */
const maxShortWords = 4;

export interface Turn {
  decisions: Decision[];
  /** The inputs of the answers. */
  inputs: AnswerInput[];
  /** The dialogue state after the turn. */
  state: DialogueState;
}

interface TurnTools {
  extract(tokens: readonly Token[]): Extracted;
  classify(extracted: Extracted): readonly Classified[];
  answerers: Answerers;
  fallback(input: AnswerInput, urgency: { maybeUrgent: boolean }): Answer;
  cards: Cards;
  /** Words without significance for a question. */
  frequent: ReadonlySet<string>;
}

/** Answers the utterances of a message one after the other. */
export function makeTurn(site: Site, { extract, classify, answerers, fallback, cards, frequent }: TurnTools) {
  const { vocabulary, policies } = site.assistant;
  const ownIntents = new Set(Object.keys(policies));
  const dangers = knownDangers(site.assistant);
  const deciding = { answerers, fallback, cards, ownIntents, graver: dangers };

  /** The search query of an utterance; with the sentences or the utterance before it where it has too few words of its own. */
  function queryIn({ extracted }: Utterance, whole: Utterance, state: DialogueState): string {
    const own = queryOf(extracted);
    if (isPoor(own)) return `${state.query} ${queryOf(whole.extracted)}`;
    return refersBack(extracted.tokens, vocabulary) ? queryOf(whole.extracted) : own;
  }

  /** Whether a query has fewer significant words than `least`. */
  const isPoor = (query: string, least = minOwnWords) =>
    words(query).filter((word) => !frequent.has(word)).length < least;

  /** Whether an utterance cannot be understood without the conversation before it. */
  function needsContext({ extracted }: Utterance, { mentions, people, money }: Slots, state: DialogueState): boolean {
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
    const understand = (tokens: readonly Token[]) => utteranceOf(extract(tokens), classify, before);
    const whole = understand(message.tokens);
    for (const utterance of utterancesOf(message, whole, understand, vocabulary)) {
      const classified = withinDanger(utterance.classified, utterance.extracted, state, dangers);
      const extracted = keepKnownIndustry(utterance.extracted, state, vocabulary);
      const followed = follow(extracted, classified, state, vocabulary);
      const named = namedIn(followed.slots, site);
      const input: AnswerInput = {
        slots: followed.slots,
        named,
        text: message.text,
        query: queryIn(utterance, whole, state),
        isQuestion: isQuestion(extracted.tokens, vocabulary),
        dependsOnContext: needsContext(utterance, followed.slots, state),
        state,
        language: message.language,
      };
      // After an answered utterance, one without a subject of its own is part of it.
      const isShort =
        input.dependsOnContext || (named.entities.length === 0 && extracted.tokens.length <= maxShortWords);
      if (inputs.length > 0 && isShort && !contextual.has(followed.classified[0]?.intent ?? 'unknown')) continue;
      inputs.push(input);
      const decision = decide(input, followed.classified, deciding);
      // A question about prices that names plan and people gets the whole quote as well.
      const isQuote = named.ids('plan').length > 0 && followed.slots.people.groups.length > 0;
      const quote = isQuote && aboutPrices.has(decision.intent) ? answerers.quote?.(input) : undefined;
      const price = asksPriceBeside(decision, input, extracted.tokens, site) ? answerers.price?.(input) : undefined;
      for (const one of [
        ...(quote ? [{ intent: 'quote', answer: quote, probability: 1 } satisfies Decision] : []),
        decision,
        ...(price ? [{ intent: 'price', answer: { ...price, state: {} }, probability: 1 } satisfies Decision] : []),
      ]) {
        const isOfQuote = one.answer.state?.quote !== undefined && one.answer.state.quote.drafts.length > 0;
        // A message gets at most one quote. Beside a likely decision, unlikely ones are dropped.
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
    return { decisions: likelyDecisions(decisions), inputs, state: { ...state, language: message.language } };
  };
}

/** Whether the price of a service follows the first steps: somebody asks for it while something goes wrong. */
const asksPriceBeside = (
  { answer }: Decision,
  { named }: AnswerInput,
  tokens: readonly Token[],
  { pricing, assistant }: Site,
): boolean =>
  answer.state?.danger?.safetyFirst === false &&
  named.ids('service').length > 0 &&
  pricing.plans.length === 0 &&
  hasPhrase(tokens, assistant.vocabulary.terms.amount);

const utteranceOf = (
  extracted: Extracted,
  classify: TurnTools['classify'],
  { danger, refusedWork }: DialogueState,
): Utterance => ({
  extracted,
  classified: fitting(classify(extracted), extracted.slots, danger !== undefined || refusedWork !== undefined),
});

/** Once the firm's industry is known, an occupation of another industry does not change it. */
function keepKnownIndustry(
  extracted: Extracted,
  { industry, quote }: DialogueState,
  vocabulary: Vocabulary,
): Extracted {
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
  const { pending: _, danger, refusedWork, asked: __, doubtfulPlace: ___, ...rest } = state;
  const asked = askedAfter(intent, state, leadIns.has(intent));
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
    ...(asked ? { asked } : {}),
    ...(isDanger(intent) || leadIns.has(intent)
      ? { ...(danger && { danger }), ...(refusedWork && { refusedWork }) }
      : {}),
    ...(industry ? { industry } : {}),
    quote: {
      ...state.quote,
      ...(profileId ? { profileId } : {}),
      ...(people === undefined ? {} : { people }),
      ...(planIds.length > 0 && state.quote.drafts.length === 0 ? { planIds } : {}),
    },

    pages: intent === 'unknown' ? state.pages : (answer.links ?? state.pages),
    factIds: answer.factIds ?? [],
    greeted: true,
    query: query || state.query,
    ...answer.state,
    subjects: mergedSubjects(state.subjects, answer.state?.subjects ?? spokenOf(named)),
  };
  const [last] = state.quote.drafts;
  const [next] = after.quote.drafts;
  const isChanged = last && next && JSON.stringify(last) !== JSON.stringify(next);
  const earlier = isChanged ? last : state.quote.earlier;
  return earlier ? { ...after, quote: { ...after.quote, earlier } } : after;
}

/** The records that an utterance names, or else the services that it would replace: "do you replace faucets". */
const spokenOf = ({ entities, removedIds }: Named): readonly Entity[] =>
  entities.length > 0 ? entities : removedIds('service').map((id) => ({ kind: 'service', id }));

/** The words of an utterance without the names of plans, which every fact of a plan contains. */
function queryOf({ tokens, slots: { mentions } }: Extracted): string {
  const isPlan = (at: number) =>
    mentions.some(({ from, to, entities }) => at >= from && at < to && entities[0]?.kind === 'plan');
  return tokens.filter((token, at) => /\p{L}/u.test(token) && !isPlan(at)).join(' ');
}

/** Of several decisions the most probable one, and all others that are `likely`. */
function likelyDecisions(decisions: readonly Decision[]): Decision[] {
  const best = decisions.toSorted((a, b) => b.probability - a.probability).slice(0, 1);
  return decisions.filter((one) => best.includes(one) || one.probability >= thresholds.likely);
}
