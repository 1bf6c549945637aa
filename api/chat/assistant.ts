import type { Site } from '../../data/schema/site.ts';
import type { Fact } from '../../data/facts/fact.ts';
import { compileFacts } from '../../data/facts/compileFacts.ts';
import { formatMoney } from '../../data/money/formatMoney.ts';
import { tokenize } from './read/tokens.ts';
import { firstSentences } from '../../data/text/firstSentences.ts';
import { words } from '../../data/search/words.ts';
import type { ChatbotRequest, ChatReply } from '../routes/chatbot/schema.ts';
import type { Candidate, Choice } from './model/choose.ts';
import { fill } from '../../data/text/fill.ts';
import type { Answer, AnswerInput, AnswerTools, Texts } from './answers/answer.ts';
import { makeFallback } from './answers/fallback.ts';
import { makeAnswerers } from './answers/makeAnswerers.ts';
import { namedIn } from './answers/named.ts';
import { type Classified, type IntentModel, makeClassifier } from './classify/classifier.ts';
import { cachedModel, modelDigest } from './classify/modelFile.ts';
import { trainIntents, wordsOf } from './classify/trainIntents.ts';
import { follow } from './context/follow.ts';
import { type DialogueState, initialState } from './context/state.ts';
import { decide, type Decision, isDanger, isRefusal, strongest } from './decide/decide.ts';
import { thresholds } from './decide/policy.ts';
import { makeLexicon } from './extract/lexicon.ts';
import { type Extracted, makeExtractor } from './extract/slots.ts';
import { makeReader, type ReadMessage } from './read/readMessage.ts';
import { makeSpeller } from './read/spelling.ts';
import { makeRetriever } from './retrieve/retriever.ts';

/** A reply, and what a language model could choose instead. */
interface Considered {
  reply: ChatReply;
  /** Undefined where the reply must not depend on a model: emergencies, refusals, other languages, personal details. */
  choice?: Choice;
  /** What the question seems to be about, for the owner's list of unanswered questions. */
  frame: string;
  /** The reply made of chosen candidates. */
  replyOf(ids: readonly string[]): ChatReply;
}

export interface Assistant {
  /** The reply to a message, given the visitor's messages before it. Never throws because of what a visitor wrote. */
  reply(request: ChatbotRequest): ChatReply;
  consider(request: ChatbotRequest): Considered;
  /** Answers a few messages for nobody, so that the first visitor does not wait for code to be compiled. */
  warmUp(): void;
  /** Whether a word is one of the site's or of everyday language; `asName`: whether the site writes it with a capital inside a sentence. */
  knows(word: string, asName?: boolean): boolean;
}

/** Of a conversation so many of the visitor's newest messages are read. */
const maxTurns = 12;
const maxLinks = 4;
const maxActions = 3;
const maxCandidates = 5;
const maxFact = 420;
/** Asks of one message that are answered. */
const maxAsks = 3;
/** Intents of parts that only lead up to an ask. */
const leadIns = new Set([
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
const wholeMessage = new Set([
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

/** Questions beside a quote. */
const aboutPrices = new Set([
  'setup-fee',
  'discounts',
  'surcharge',
  'hardware',
  'add-ons',
  'billing-term',
  'compare-plans',
  'price-objection',
  'tax',
  'not-included',
]);

interface Ask {
  extracted: Extracted;
  classified: readonly Classified[];
}

/** Reads text into slots, as training and answering do. */
export function makeUnderstanding(site: Site, facts: readonly Fact[] = compileFacts(site)) {
  const { words: vocabulary } = site.assistant;
  const lexicon = makeLexicon(site);
  const extract = makeExtractor(vocabulary, lexicon);
  return {
    extract,
    extractText: (text: string) => extract(tokenize(text, vocabulary)),
    /** The reader, and every word that is right as it is. @param exampleWords words of the training examples */
    makeReading(exampleWords: readonly string[]) {
      const known = new Set([
        ...lexicon.words,
        ...exampleWords,
        ...facts.flatMap(({ text, title }) => words(`${title} ${text}`)),
      ]);
      const { units, functionWords } = vocabulary;
      for (const list of [...Object.values(units), functionWords.en, functionWords.fr])
        for (const word of list ?? []) known.add(word);
      return { known, read: makeReader(vocabulary, makeSpeller(known, lexicon.words)) };
    },
  };
}

/** The assistant of one site: reads, extracts, classifies, follows the conversation, decides and answers. */
export function makeAssistant(
  site: Site,
  { now = () => new Date(), model }: { now?: () => Date; model?: IntentModel } = {},
): Assistant {
  const { words: vocabulary, synonyms } = site.assistant;
  const facts = compileFacts(site);
  const understanding = makeUnderstanding(site, facts);
  const { extract } = understanding;
  const intentModel = model ?? trainedModel(site, understanding);
  const classify = makeClassifier(intentModel);
  const { read, known } = understanding.makeReading(intentModel.words);
  let siteNames: ReadonlySet<string> | undefined;
  const frequent = new Set([...(vocabulary.functionWords.en ?? []), ...(vocabulary.functionWords.fr ?? [])]);
  const retriever = makeRetriever(facts, frequent, synonyms);
  const formatList = new Map(
    ['en', 'fr'].map((language) => [language, new Intl.ListFormat(language, { type: 'conjunction' })]),
  );
  const tools: AnswerTools = {
    site,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    retriever,
    now,
    money: (cents) => formatMoney(cents, site.provider),
    list: (items, language = 'en') =>
      (formatList.get(language) ?? formatList.get('en'))?.format(items) ?? items.join(', '),
    texts: (language) =>
      language === 'fr' ? (site.messages.assistantFrench as unknown as Texts) : site.messages.assistant,
  };
  const answerers = makeAnswerers(tools);
  const fallback = makeFallback(tools);
  const talk = site.messages.assistantTalk;

  function asksOf({ segments, tokens }: ReadMessage): Ask[] {
    const whole = extract(tokens);
    const wholeClassified = classify(whole);
    if (segments.length <= 1) return [{ extracted: whole, classified: wholeClassified }];
    const asks = segments.map((segment) => {
      const extracted = extract(segment);
      return { extracted, classified: classify(extracted) };
    });
    // Danger may take the whole story to be seen.
    const urgent = [...asks, { extracted: whole, classified: wholeClassified }].find(({ classified }) => {
      const danger = strongest(classified, isDanger);
      const refusal = strongest(classified, isRefusal);
      return (danger && danger.probability >= thresholds.sure) || (refusal && refusal.probability >= thresholds.sure);
    });
    if (urgent) return [{ extracted: whole, classified: urgent.classified }];
    const real = asks.filter(
      ({ classified }) =>
        !leadIns.has(classified[0]?.intent ?? '') && (classified[0]?.probability ?? 0) >= thresholds.intent,
    );
    if (real.length === 0) return [{ extracted: whole, classified: wholeClassified }];
    const byIntent = new Map<string, Ask>();
    for (const ask of real) {
      const intent = ask.classified[0]?.intent ?? '';
      const own = wholeMessage.has(intent)
        ? { ...ask, extracted: whole }
        : ask.extracted.slots.mentions.length === 0
          ? {
              ...ask,
              extracted: { ...ask.extracted, slots: { ...ask.extracted.slots, mentions: whole.slots.mentions } },
            }
          : ask;
      const key = intent === 'quote-change' || intent === 'budget' ? 'price' : intent;
      if (!byIntent.has(key)) byIntent.set(key, own);
    }
    return [...byIntent.values()].slice(0, maxAsks);
  }

  function step(
    message: ReadMessage,
    before: DialogueState,
  ): { decisions: Decision[]; inputs: AnswerInput[]; state: DialogueState } {
    let state = before;
    const decisions: Decision[] = [];
    const inputs: AnswerInput[] = [];
    for (const { extracted, classified } of asksOf(message)) {
      const followed = follow(extracted, classified, state, vocabulary);
      const named = namedIn(followed.slots, site);
      const input: AnswerInput = {
        slots: followed.slots,
        named,
        text: message.text,
        query: queryOf(extracted),
        state,
        language: message.language,
      };
      inputs.push(input);
      const decision = decide(input, followed.classified, { answerers, fallback });
      // A whole quote inside a question about prices is worked out as well.
      const isQuote = named.ids('plan').length > 0 && followed.slots.people.groups.length > 0;
      const quote = isQuote && aboutPrices.has(decision.intent) ? answerers.quote?.(input) : undefined;
      for (const one of [...(quote ? [{ intent: 'quote', answer: quote }] : []), decision]) {
        decisions.push(one);
        state = stateAfter(state, one, input);
      }
    }
    return { decisions, inputs, state };
  }

  function stateAfter(
    state: DialogueState,
    { intent, answer }: Decision,
    { named, slots }: AnswerInput,
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
    return {
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
      pages: answer.links ?? state.pages,
      factIds: answer.factIds ?? [],
      greeted: true,
      ...answer.state,
    };
  }

  function consider({ message, conversation = [] }: ChatbotRequest): Considered {
    const turns = conversation.filter(({ role }) => role === 'user').slice(-maxTurns);
    const before = turns.reduce<DialogueState>((state, { content }) => step(read(content), state).state, initialState);
    const current = read(message);
    const { decisions, inputs } = step(current, before);
    const replies = compose(current, decisions);
    const [input] = inputs;
    const isFixed =
      decisions.some(({ intent }) => isDanger(intent) || isRefusal(intent)) ||
      current.language !== 'en' ||
      hasPersonal(current);
    return {
      reply: replies,
      frame: frameOf(decisions, input),
      ...(isFixed || !input
        ? {}
        : {
            choice: {
              question: current.text,
              history: turns.map(({ content }) => read(content).text),
              candidates: candidatesOf(current, input, decisions),
            },
          }),
      replyOf: (ids) =>
        compose(
          current,
          ids.flatMap((id) => candidateDecision(id, input, decisions)),
        ),
    };
  }

  /** Prepared answers that a language model may choose among: those of the likely intents, and the nearest facts. */
  function candidatesOf(message: ReadMessage, input: AnswerInput, decisions: readonly Decision[]): Candidate[] {
    const likely = classify(extract(message.tokens))
      .slice(0, maxCandidates)
      .map(({ intent }) => intent)
      .filter((intent) => !isDanger(intent) && !isRefusal(intent));
    const intents = [...new Set([...decisions.map(({ intent }) => intent), ...likely])];
    return [
      ...intents.flatMap((intent) => {
        const [decision] = candidateDecision(`intent:${intent}`, input, decisions);
        return decision ? [{ id: `intent:${intent}`, text: decision.answer.text }] : [];
      }),
      ...retriever
        .find(input.text, {}, maxCandidates)
        .map(({ fact }) => ({ id: `fact:${fact.id}`, text: `${fact.title}: ${fact.text}` })),
    ];
  }

  function candidateDecision(id: string, input: AnswerInput | undefined, decisions: readonly Decision[]): Decision[] {
    const [kind = '', name = ''] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
    const fact = kind === 'fact' ? tools.facts.get(name) : undefined;
    if (fact)
      return [
        {
          intent: 'fact',
          answer: { text: firstSentences(fact.text, maxFact), links: [fact.page], factIds: [fact.id] },
        },
      ];
    const made = decisions.find(({ intent }) => intent === name);
    if (made) return [made];
    const answer = input && answerers[name]?.(input);
    return answer ? [{ intent: name, answer }] : [];
  }

  /** The frame of an unanswered question, for the owner: what it seems to be about. */
  function frameOf(decisions: readonly Decision[], input: AnswerInput | undefined): string {
    const [first] = input ? classify({ tokens: input.text.split(' '), masked: input.text.split(' ') }) : [];
    const subjects = input?.named.entities.slice(0, 3).map(({ kind, id }) => `${kind} ${id}`) ?? [];
    return decisions[0]?.intent === 'unknown' ? ` [${[`like ${first?.intent}`, ...subjects].join('; ')}]` : '';
  }

  function compose({ language, personal }: ReadMessage, decisions: readonly Decision[]): ChatReply {
    const phone = site.provider.phone.display;
    const isUrgent = decisions.some(({ intent }) => isDanger(intent));
    const isForeign = language === 'other' && !isUrgent;
    const parts = decisions.map(({ answer }) => (language === 'fr' && answer.english ? frenchOnly(answer) : answer));
    const texts = [
      ...(isForeign ? [fill(talk.otherLanguage, { phone })] : []),
      ...(personal.password || personal.number
        ? [talk.secret]
        : personal.phone || personal.email
          ? [talk.details]
          : []),
      ...(isForeign ? [] : parts.map(({ text }) => text)),
    ];
    const links = unique(parts.flatMap(({ links: pages = [] }) => pages));
    const actions = parts.flatMap(({ actions: next = [] }) => next).slice(0, maxActions);
    const suggestions = [...new Set(parts.flatMap(({ suggestions: next = [] }) => next))].slice(0, maxActions);
    const factIds = [...new Set(parts.flatMap(({ factIds: ids = [] }) => ids))];
    return {
      // "… until 6:00 p.m." ends a sentence with one full stop.
      response: [...new Set(texts)].join('\n\n').replace(/\.\.(?=\s|$)/g, '.'),
      ...(links.length > 0 ? { links } : {}),
      ...(actions.length > 0 ? { actions } : {}),
      ...(suggestions.length > 0 ? { suggestions } : {}),
      ...(factIds.length > 0 ? { facts: factIds } : {}),
      intent: decisions[0]?.intent ?? 'unknown',
      ...(language === 'fr' ? { lang: 'fr' as const } : {}),
      ...(parts.some(({ handOver }) => handOver) ? { handOver: true } : {}),
    };
  }

  /** A French sentence with the page in place of an English text. */
  const frenchOnly = (answer: Answer): Answer => ({ ...answer, text: talk.french, suggestions: [] });

  return {
    consider,
    reply: (request) => consider(request).reply,
    knows(word, asName = false) {
      if (!asName) return known.has(word);
      siteNames ??= namesOf(facts);
      return siteNames.has(word);
    },
    warmUp() {
      for (const message of [
        'How much is it for 25 people?',
        'our server is down',
        'where are you, and what do you do?',
        'combien pour 12 personnes ?',
      ])
        consider({ message });
    },
  };
}

/** The words of an ask without the names of plans, which every fact of a plan contains. */
function queryOf({ tokens, slots: { mentions } }: Extracted): string {
  const isPlan = (at: number) =>
    mentions.some(({ from, to, entities }) => at >= from && at < to && entities[0]?.kind === 'plan');
  return tokens.filter((token, at) => /[\p{L}\p{N}]/u.test(token) && !isPlan(at)).join(' ');
}

function hasPersonal({ personal }: ReadMessage): boolean {
  return personal.password || personal.number || personal.phone || personal.email;
}

function trainedModel(site: Site, { extract, makeReading }: ReturnType<typeof makeUnderstanding>): IntentModel {
  return cachedModel(modelDigest(site), () => {
    const { intents, words: vocabulary } = site.assistant;
    const exampleWords = wordsOf(intents, (text) => tokenize(text, vocabulary));
    const { read } = makeReading(exampleWords);
    return trainIntents(intents, exampleWords, (text) => extract(read(text).tokens));
  });
}

/** Words that the site writes with a capital inside a sentence, in lower case. */
function namesOf(facts: readonly Fact[]): ReadonlySet<string> {
  const names = facts.flatMap(
    ({ text, title }) => `${title}. ${text}`.match(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d]+/gu) ?? [],
  );
  return new Set(names.flatMap((name) => words(name)));
}

function unique(links: readonly { title: string; href: string }[]) {
  return [...new Map(links.map((link) => [link.href, link])).values()].slice(0, maxLinks);
}
