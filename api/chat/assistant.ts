import type { Site } from '../../data/schema/site.ts';
import type { ChatbotRequest, ChatReply } from '../routes/chatbot/schema.ts';
import { makeChooser } from './answer/choose.ts';
import { passagesOf } from './answer/retrieval/passages.ts';
import { makeDesk } from './answer/makeDesk.ts';
import { visitorTurns } from './remember/conversation.ts';
import type { Material } from './model/phrase.ts';
import { blank, type Memory } from './remember/memory.ts';
import { startLookups } from './understand/spelling.ts';
import { makeUnderstanding, type Understood } from './understand/understand.ts';
import { makeVocabulary } from './understand/vocabulary.ts';
import { join } from './write/join.ts';

/** A reply, and what it could be worded anew from. */
export interface Considered {
  reply: ChatReply;
  material: Material;
  /** Whether other words would do: not where each one counts. */
  phrasable: boolean;
}

export interface Assistant {
  /** The reply to a message, given what was said before it. Never throws because of what a visitor wrote. */
  reply(request: ChatbotRequest): ChatReply;
  consider(request: ChatbotRequest): Considered;
  /** Answers a few messages for nobody, so that the first visitors do not pay for what the engine compiles when it is first used. */
  warmUp(): void;
  /** Whether a word is one of the site's or of every day, and so no name of a person; `asName`: whether the site writes it with a capital inside a sentence. */
  knows(word: string, asName?: boolean): boolean;
}

/** Intents whose replies are said as they are. */
const fixed = new Set([
  'emergency',
  'refusal',
  'person',
  'language',
  'complaint',
  'secret',
  'details',
  'identity',
  'unknown',
  'hand-over',
  'certificate',
  'greeting',
  'thanks',
  'goodbye',
  'acknowledged',
]);

/** Of a conversation the newest messages are read, until they hold so many clauses: each is weighed as the message is. */
const mostClausesBefore = 32;

/** The assistant of one site: understand, remember, answer, write. Everything it says comes from the site's records. */
export function makeAssistant(site: Site, { now = () => new Date() }: { now?: () => Date } = {}): Assistant {
  const passages = passagesOf(site);
  const vocabulary = makeVocabulary();
  const { understand, knows } = makeUnderstanding(site, passages, vocabulary);
  const desk = makeDesk(site, passages, vocabulary, now);
  vocabulary.forget();
  const chooser = makeChooser(desk);

  function think({ message, conversation }: ChatbotRequest) {
    const lookups = startLookups();
    const understood = understand(message, lookups);
    const turns: Understood[] = [];
    let clauses = 0;
    for (const turn of visitorTurns(conversation).toReversed()) {
      if (clauses >= mostClausesBefore) break;
      const earlier = understand(turn, lookups);
      clauses += earlier.clauses.length;
      turns.unshift(earlier);
    }
    const before = turns.reduce<Memory>((memory, turn) => chooser.follow(turn, memory), blank);
    return { turns, understood, reply: join(chooser.answer(understood, before).parts) };
  }

  return {
    knows,
    warmUp() {
      for (const message of [
        `How much is ${site.pricing.plans[0]?.name} for 25 users?`,
        'our server is down',
        'what do you do and where are you located, tell me about something else',
        'helo ther, wat abot securty',
      ])
        think({ message });
    },
    reply: (request) => think(request).reply,
    consider(request) {
      const { turns, understood, reply } = think(request);
      const passages = desk.ranking
        .find(understood.whole.text, 4)
        .filter(({ coverage }) => coverage > 0.5)
        .map(({ passage: { title, answer } }) => `${title}: ${answer}`);
      return {
        reply,
        phrasable: !fixed.has(reply.intent ?? ''),
        material: {
          question: understood.text,
          before: turns.slice(-4).map(({ text }) => text),
          reply: reply.response,
          passages: [...passages, ...(reply.sources ?? []).map(({ title, href }) => `${title}: ${href}`)],
          figures: [...reply.response.matchAll(/comes to (\S*\d)/g)].map(([, figure]) => figure as string),
        },
      };
    },
  };
}
