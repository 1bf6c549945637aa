import type { ChatState } from '../../data/rules/requests/chatbot.ts';
import type { Desks, Turn } from './desks.ts';
import type { Named } from './names.ts';
import { readQuote, validChips } from './quote/readQuote.ts';
import type { Sentence } from './read/sentences.ts';
import type { Answer } from './reply.ts';

/** A message of so few words that holds a number corrects the number of people of a quote. */
const mostOfCorrection = 6;
/** So many words beside those of a quote may stand in a sentence that names people and asks for their price. */
const mostBeside = 2;

/** What a sentence asks of a quote; undefined where something else is asked, as where another card has the answer. */
export function quoted(desks: Desks, sentence: Sentence, turn: Turn, hasCard: boolean): Answer | undefined {
  const { site, quote } = desks;
  const { state, language } = turn;
  const alone = ofService(desks, sentence, turn);
  if (alone || site.pricing.plans.length === 0) return alone;
  const { quote: before, asked } = state;
  const { reading, named } = readingOf(desks, sentence, state);
  const isStarted = before?.people !== undefined || asked === 'people';
  const isChange = isStarted && reading.isNamed && !(reading.asksWhether && !reading.asksPrice);
  const names = (own: Named['kind']) => named.some(({ kind }) => kind === own);
  // A service by itself has its own price.
  const isOther = names('service') && !names('plan') && !reading.hasPeople && !isChange;
  const goesOn = before?.people !== undefined && !(hasCard && !reading.asksPrice) && reading.isAboutQuote;
  const rest = reading.rest.length;
  // A plan for a number of people asks for its price without saying so.
  const isOrder = reading.hasPeople && names('plan') && !reading.asksWhether;
  const isWhole =
    rest === 0 &&
    (reading.hasPeople ||
      isChange ||
      (goesOn && !isOther) ||
      (reading.asksPrice && !isOther && !sentence.words.includes('why')));
  const isClear = rest <= mostBeside && ((reading.hasPeople && (reading.asksPrice || isChange)) || goesOn) && !isOther;
  const isOtherPlan = isChange && rest === 1 && names('plan');
  return isWhole || isClear || isOtherPlan || (isOrder && rest <= 2 * mostBeside)
    ? quote.answer({ ...validChips(state.firm, site.pricing), ...reading.chips }, language, reading.others)
    : undefined;
}

/** The state after a sentence that tells of the firm: its people, its industry. */
export function noted(desks: Desks, sentence: Sentence, state: ChatState): ChatState {
  const { site } = desks;
  if (site.pricing.plans.length === 0) return state;
  const { reading } = readingOf(desks, sentence, state);
  const isTold = sentence.isQuestion ? reading.hasPeople : reading.isNamed;
  return isTold ? { ...state, quote: reading.chips } : state;
}

/** What of the state a sentence is read with. */
type Readable = Pick<ChatState, 'quote'> & { asked?: ChatState['asked'] | undefined };

/** The price of a service by itself: of one that the sentence names, or that was spoken of before. */
function ofService(desks: Desks, sentence: Sentence, { state, last, language }: Turn): Answer | undefined {
  const { quote, cards, site } = desks;
  const { reading, named } = readingOf(desks, sentence, { ...state, asked: undefined });
  if (!reading.asksPrice || named.some(({ kind }) => kind === 'plan')) return undefined;
  const own = named.find(({ kind }) => kind === 'service')?.id;
  const spoken = own === undefined && reading.rest.length === 0 ? last?.record?.replace(/^service:/, '') : undefined;
  const id = own ?? spoken;
  if (id === undefined) return undefined;
  const { people } = reading.hasPeople ? reading.chips : validChips(state.firm, site.pricing);
  if (people !== undefined) {
    const addOnId = named.find(({ kind }) => kind === 'addOn')?.id;
    return quote.service({ id, people, addOnId }, language);
  }
  const isAlone = spoken !== undefined || reading.rest.length === 0;
  const price = isAlone && language === 'en' ? cards.byId(`service:${id}:price`) : undefined;
  return price && cards.answer(price);
}

function readingOf({ site, namesIn }: Desks, { words }: Sentence, { quote, asked }: Readable) {
  const { pricing, assistant } = site;
  const named = namesIn(words);
  const before = validChips(quote, pricing);
  const isCorrection = before.people !== undefined && words.length <= mostOfCorrection;
  const options = { vocabulary: assistant.vocabulary, pricing, isAnswer: asked === 'people' || isCorrection };
  return { named, reading: readQuote(words, named, before, options) };
}
