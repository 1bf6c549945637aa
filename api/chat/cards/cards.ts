import { faqAnswers } from '../../../data/facts/faqAnswers.ts';
import { makeQuestionIndex } from '../../../data/search/nearestQuestion.ts';
import type { AssistantCard } from '../../../data/schema/assistantCard.ts';
import type { Site } from '../../../data/schema/site.ts';
import { fill } from '../../../data/text/fill.ts';
import type { ChatAction } from '../../../data/requests/chatbot.ts';

/** An answer in English, with what people go on to ask. */
interface CardAnswer {
  text: string;
  links?: readonly { title: string; href: string }[];
  suggestions: readonly string[];
  actions?: readonly ChatAction[];
  handOver?: boolean;
  english: true;
}

export interface Cards {
  /** The answer of the card whose button was pressed. */
  asked(message: string): CardAnswer | undefined;
  /** The answer to a question that the search is sure of; within a conversation a single word asks nothing by itself. */
  sure(text: string, options?: { inConversation: boolean }): CardAnswer | undefined;
  /** The nearest questions as buttons; undefined where none has a word in common. */
  near(text: string): CardAnswer | undefined;
}

/** How many questions are offered where none is sure. */
const maxNear = 3;

/** The cards of a site: questions with their answers. @param frequent words without significance for a question */
export function makeCards(site: Site, frequent: ReadonlySet<string>): Cards {
  const { assistant, messages, provider } = site;
  const { cards, synonyms } = assistant;
  const index = makeQuestionIndex(cards, frequent, synonyms);
  const questions = new Map(cards.map(({ id, question }) => [id, question]));
  const answers = faqAnswers(site);
  const phone = provider.phone.display;
  const texts = messages.assistant;

  function answerOf({ answer, faq = '', next, links, askPerson }: AssistantCard): CardAnswer {
    return {
      text: answer ?? answers.get(faq) ?? '',
      links,
      suggestions: next.flatMap((id) => questions.get(id) ?? []),
      english: true,
      ...(askPerson ? { handOver: true, actions: callOf() } : {}),
    };
  }

  const callOf = () => [{ kind: 'call' as const, title: fill(texts.contact.call, { phone }) }];
  const answered = (card: AssistantCard | undefined) => card && answerOf(card);
  return {
    asked: (message) => answered(index.asked(message)),
    sure: (text, { inConversation } = { inConversation: false }) =>
      inConversation && index.weigh(text) < 2 ? undefined : answered(index.sure(text)),
    near(text) {
      const near = index.near(text, maxNear);
      if (near.length === 0) return undefined;
      return {
        text: fill(messages.assistantTalk.oneOfThese, { phone }),
        suggestions: near.map(({ question }) => question),
        actions: callOf(),
        handOver: true,
        english: true,
      };
    },
  };
}
