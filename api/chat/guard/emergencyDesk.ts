import type { ChatState } from '../../../data/requests/chatbot.ts';
import type { Emergency } from '../../../data/schema/assistant.ts';
import type { Site } from '../../../data/schema/site.ts';
import { normalizeText } from '../../../data/search/normalizeText.ts';
import { makeQuestionIndex } from '../../../data/search/nearestQuestion.ts';
import { fill } from '../../../data/text/fill.ts';
import { sentencesOf } from '../read/sentences.ts';
import type { Answer, Language, Texts } from '../reply.ts';

/** Steps of emergencies, the question whether it happens now, and replies to what people say next. */
export function makeEmergencyDesk(site: Site, texts: (language: Language) => Texts) {
  const { emergencies, vocabulary } = site.assistant;
  const { smallTalk } = vocabulary;
  const phone = site.provider.phone.display;
  const byId = new Map(emergencies.map((emergency) => [emergency.id, emergency]));
  const frequent = new Set(['it', 'is', 'the', 'we', 'i', 'our', 'my', 'do', 'can', 'a', 'to', 'of']);
  const replies = new Map(
    emergencies.map(({ id, replies: all }) => [
      id,
      makeQuestionIndex(
        all.map((one) => ({ ...one, question: one.say, wordings: [] })),
        frequent,
        [],
      ),
    ]),
  );

  const tools = { emergencies, texts, phone };

  return {
    answer: (emergency: Emergency, isSure: boolean, language: Language): Answer =>
      isSure ? steps(tools, emergency, language) : ask(tools, emergency, language),

    /** What is said to whatever else is told or asked while an emergency goes on; undefined without one. */
    goingOn(message: string, { emergency: spoken }: ChatState, language: Language): Answer | undefined {
      const emergency = byId.get(spoken?.id ?? '');
      if (!emergency || spoken?.isAsked) return undefined;
      const { danger } = texts(language);
      const said = sentencesOf(message, vocabulary);
      const says = language === 'fr' ? [] : emergency.replies.map(({ say }) => say);
      const has = (phrases: readonly string[]) => phrases.some((phrase) => normalizeText(message).includes(phrase));
      const isOver = has(vocabulary.over) && !said.some(({ words }) => words.includes('not'));
      if (has(vocabulary.help) && !isOver) return steps(tools, emergency, language);
      const isTold = !said.some(({ isQuestion }) => isQuestion);
      return {
        text: fill(isOver ? danger.isOver : isTold ? danger.alsoTell : danger.goingOn, { phone }),
        actions: call(tools, language),
        suggestions: [...says, danger.otherKind, danger.noQuestion],
        askPerson: true,
        state: { emergency: { id: emergency.id } },
      };
    },

    /** The reply to a button or to a word about the emergency spoken of; 'question' where the visitor only has a question. */
    said(message: string, { emergency: spoken }: ChatState, language: Language): Answer | 'question' | undefined {
      const { danger } = texts(language);
      const emergency = byId.get(spoken?.id ?? '');
      const titled = emergencies.find(({ title, french }) => message === title || message === french?.title);
      if (titled) return steps(tools, titled, language);
      if (message === danger.otherKind) return kinds(tools, language);
      if (!emergency) return undefined;
      if (message === danger.noQuestion) return 'question';
      if (spoken?.isAsked) {
        if (message === danger.yesNow || isWord(message, smallTalk.yes)) return steps(tools, emergency, language);
        if (isWord(message, smallTalk.no)) return 'question';
        return undefined;
      }
      if (message === danger.yesNow) return steps(tools, emergency, language);
      const index = replies.get(emergency.id);
      const reply = index?.asked(message) ?? index?.sure(message);
      if (!reply) return undefined;
      return {
        text: reply.reply,
        actions: call(tools, language),
        suggestions: [...emergency.replies.map(({ say }) => say).filter((say) => say !== reply.say), danger.otherKind],
        askPerson: true,
        state: { emergency: { id: emergency.id } },
      };
    },
  };
}

interface Tools {
  emergencies: readonly Emergency[];
  texts: (language: Language) => Texts;
  phone: string;
}

const call = ({ texts, phone }: Tools, language: Language): NonNullable<Answer['actions']> => [
  { kind: 'call', title: fill(texts(language).contact.call, { phone }) },
];

function steps(
  tools: Tools,
  { id, opening, steps: own, replies: next, safetyFirst, french }: Emergency,
  language: Language,
): Answer {
  const said = language === 'fr' && french ? french : { opening, steps: own };
  return {
    text: [said.opening, ...said.steps.map((step) => `- ${step}`)].join('\n'),
    actions: safetyFirst
      ? [{ kind: 'call', title: tools.texts(language).danger.call911, number: '911' }, ...call(tools, language)]
      : call(tools, language),
    suggestions: language === 'fr' ? [] : next.map(({ say }) => say),
    askPerson: true,
    state: { emergency: { id } },
  };
}

function ask(tools: Tools, { id }: Emergency, language: Language): Answer {
  const { danger } = tools.texts(language);
  return {
    text: fill(danger.isItNow, { phone: tools.phone }),
    actions: call(tools, language),
    suggestions: [danger.yesNow, danger.noQuestion],
    askPerson: true,
    state: { emergency: { id, isAsked: true } },
  };
}

/** What else to choose from, where the kind of emergency was not the one that was heard. */
function kinds(tools: Tools, language: Language): Answer {
  const { danger } = tools.texts(language);
  return {
    text: fill(danger.whichKind, { phone: tools.phone }),
    actions: call(tools, language),
    suggestions: tools.emergencies.map((one) => (language === 'fr' && one.french ? one.french.title : one.title)),
    askPerson: true,
  };
}

const isWord = (message: string, list: ReadonlySet<string>): boolean =>
  list.has(message.toLowerCase().replace(/[^\p{L}]/gu, ''));
