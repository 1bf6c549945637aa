import type { ChatState } from '../../../data/rules/requests/chatbot.ts';
import type { Emergency } from '../../../data/rules/schema/assistant.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { normalizeText } from '../../../data/rules/search/normalizeText.ts';
import { makeQuestionIndex } from '../../../data/rules/search/nearestQuestion.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { sentenceOf, sentencesOf } from '../read/sentences.ts';
import type { Answer, Language, Texts } from '../reply.ts';

/** Steps of emergencies, the question whether it happens now, and replies to what people say next. */
export function makeEmergencies(site: Site, texts: (language: Language) => Texts) {
  const { emergencies, vocabulary } = site.assistant;
  const phone = site.provider.phone.display;
  const byId = new Map(emergencies.map((emergency) => [emergency.id, emergency]));
  const indexOf = (all: Emergency['replies']) =>
    makeQuestionIndex(
      all.map((one) => ({ ...one, question: one.say, wordings: [] })),
      vocabulary.functionWords.en ?? new Set(),
      [],
    );
  const replies = new Map(emergencies.map(({ id, replies: all }) => [id, indexOf(all)]));
  const tools = { emergencies, texts, phone };

  return {
    answer: (emergency: Emergency, isSure: boolean, language: Language): Answer =>
      isSure ? steps(tools, emergency, language) : ask(tools, emergency, language),

    /** Whether people have to be safe before anything else is talked about. */
    isDanger: ({ emergency: spoken }: ChatState): boolean => byId.get(spoken?.id ?? '')?.safetyFirst === true,

    /** The reply to whatever else is written while an emergency goes on; undefined without one. */
    goingOn(message: string, { emergency: spoken }: ChatState, language: Language): Answer | undefined {
      const emergency = byId.get(spoken?.id ?? '');
      if (!emergency || spoken?.isAsked) return undefined;
      const { danger } = texts(language);
      const sentences = sentencesOf(message, vocabulary);
      const says = language === 'fr' ? [] : emergency.replies.map(({ say }) => say);
      const buttons = [...says, danger.otherKind, danger.noQuestion];
      const has = (phrases: readonly string[]) => phrases.some((phrase) => normalizeText(message).includes(phrase));
      // But not "it is not over".
      const isOver = has(vocabulary.over) && !sentences.some(({ words }) => words.includes('not'));
      const { steps: all } = language === 'fr' && emergency.french ? emergency.french : emergency;
      // What the visitor has done already is left out, but never what keeps people safe.
      const stems = new Set(sentences.flatMap((sentence) => sentence.stems));
      const isDone = (one: string) => actOf(one, vocabulary).every((stem) => stems.has(stem));
      const step = all.find((one) => emergency.safetyFirst || !isDone(one)) ?? '';
      if (has(vocabulary.help) && !isOver)
        return urgent(tools, language, { text: fill(danger.first, { step, phone }), suggestions: buttons, emergency });
      const isStatement = !sentences.some(({ isQuestion }) => isQuestion);
      const other = emergency.safetyFirst ? danger.stayOut : isStatement ? danger.alsoTell : danger.goingOn;
      const text = fill(isOver ? danger.isOver : other, { phone });
      return urgent(tools, language, { text, suggestions: buttons, emergency });
    },

    /** The reply to a button or to a word about the emergency spoken of; 'question' where the visitor only has a question. */
    replyTo(message: string, { emergency: spoken }: ChatState, language: Language): Answer | 'question' | undefined {
      const { danger } = texts(language);
      const emergency = byId.get(spoken?.id ?? '');
      const titled = emergencies.find(({ title, french }) => message === title || message === french?.title);
      if (titled) return steps(tools, titled, language);
      if (message === danger.otherKind) return kinds(tools, language);
      if (!emergency) return undefined;
      if (message === danger.noQuestion) return 'question';
      const isYes = message === danger.yesNow || (spoken?.isAsked && isWord(message, vocabulary.smallTalk.yes));
      if (isYes) return steps(tools, emergency, language);
      if (spoken?.isAsked) return isWord(message, vocabulary.smallTalk.no) ? 'question' : undefined;
      const index = replies.get(emergency.id);
      const near = index?.asked(message) ?? index?.sure(message);
      // A statement is no question about it.
      const isStatement = !sentencesOf(message, vocabulary).some(({ isQuestion }) => isQuestion);
      const reply = near?.say.endsWith('?') && isStatement ? undefined : near;
      if (!reply) return undefined;
      const others = emergency.replies.map(({ say }) => say).filter((say) => say !== reply.say);
      return urgent(tools, language, { text: reply.reply, suggestions: [...others, danger.otherKind], emergency });
    },
  };
}

type Tools = { emergencies: readonly Emergency[]; texts: (language: Language) => Texts; phone: string };

/** What a step is to do: its first two words of some length, such as "change" and "password". */
const actOf = (step: string, vocabulary: Site['assistant']['vocabulary']): string[] =>
  sentenceOf(step, vocabulary)
    .stems.filter((stem) => stem.length > 3)
    .slice(0, 2);

interface Urgent {
  text: string;
  suggestions: readonly string[];
  /** The one that goes on; undefined while its kind is not known. */
  emergency?: Emergency;
  isAsked?: true;
}

/** A reply that a call goes with: first to 911 where people have to be safe before anything else. */
function urgent(
  { texts, phone }: Tools,
  language: Language,
  { text, suggestions, emergency, isAsked }: Urgent,
): Answer {
  const { contact, danger } = texts(language);
  const call911 = { kind: 'call' as const, title: danger.call911, number: '911' };
  const call = { kind: 'call' as const, title: fill(contact.call, { phone }) };
  const actions = emergency?.safetyFirst && !isAsked ? [call911, call] : [call];
  const state = emergency && { emergency: { id: emergency.id, ...(isAsked ? { isAsked } : {}) } };
  return { text, actions, suggestions, askPerson: true, ...(state ? { state } : {}) };
}

function steps(tools: Tools, emergency: Emergency, language: Language): Answer {
  const { replies, french } = emergency;
  const own = language === 'fr' && french ? french : emergency;
  const text = [own.opening, ...own.steps.map((step) => `- ${step}`)].join('\n');
  const suggestions = language === 'fr' ? [] : replies.map(({ say }) => say);
  return urgent(tools, language, { text, suggestions, emergency });
}

function ask(tools: Tools, emergency: Emergency, language: Language): Answer {
  const { isItNow, isItNowOr911, yesNow, noQuestion } = tools.texts(language).danger;
  const text = emergency.safetyFirst ? isItNowOr911 : fill(isItNow, { phone: tools.phone });
  return urgent(tools, language, { text, suggestions: [yesNow, noQuestion], emergency, isAsked: true });
}

/** What else to choose from, where the kind of emergency was not the one that was heard. */
function kinds(tools: Tools, language: Language): Answer {
  const titles = tools.emergencies.map(({ title, french }) => (language === 'fr' && french ? french.title : title));
  const text = fill(tools.texts(language).danger.whichKind, { phone: tools.phone });
  return urgent(tools, language, { text, suggestions: titles });
}

const isWord = (message: string, list: ReadonlySet<string>): boolean =>
  list.has(message.toLowerCase().replace(/[^\p{L}]/gu, ''));
