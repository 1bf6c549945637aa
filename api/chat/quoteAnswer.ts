import type { ChatState } from '../../data/rules/requests/chatbot.ts';
import { cardId } from './card.ts';
import type { Experts, Turn } from './experts.ts';
import type { Named } from './names.ts';
import { readQuote, validChips } from './quote/readQuote.ts';
import type { Sentence } from './read/sentences.ts';
import type { Answer } from './reply.ts';

/** A message of so few words that holds a number corrects the number of people of a quote. */
const maxCorrectionWords = 6;
/** So many words beside those of a quote may stand in a sentence that names people and asks for their price. */
const maxWordsBeside = 2;

/** What a sentence asks of a quote; undefined where something else is asked. @param hasCard whether a card has an answer to it */
export function quoteAnswer(experts: Experts, sentence: Sentence, turn: Turn, hasCard: boolean): Answer | undefined {
  const { site, quote } = experts;
  const { state, language } = turn;
  const ofOneService = servicePrice(experts, sentence, turn);
  if (ofOneService || site.pricing.plans.length === 0) return ofOneService;
  const read = readingOf(experts, sentence, state);
  if (!isOfQuote(read, sentence, { state, hasCard })) return undefined;
  const { chips, others } = read.reading;
  return quote.answer({ ...validChips(state.firm, site.pricing), ...chips }, language, others);
}

/** Whether a sentence asks for a quote, or goes on with one. The more it says beside, the surer it must be. */
function isOfQuote(
  { reading, named }: ReturnType<typeof readingOf>,
  { words }: Sentence,
  { state: { quote: before, asked }, hasCard }: { state: ChatState; hasCard: boolean },
): boolean {
  const names = (own: Named['kind']) => named.some(({ kind }) => kind === own);
  const { hasPeople, asksPrice, asksWhether } = reading;
  // "Make it 30", "with backup": but not "do you have backup".
  const isStarted = before?.people !== undefined || asked === 'people';
  const isChange = isStarted && reading.isNamed && (asksPrice || !asksWhether);
  // "What does consulting cost": a service by itself has its own price.
  const isOther = names('service') && !names('plan') && !hasPeople && !isChange;
  // "And for a year?"
  const goesOn = before?.people !== undefined && reading.isAboutQuote && (asksPrice || !hasCard) && !isOther;
  const beside = reading.rest.length;
  if (beside === 0) return hasPeople || isChange || goesOn || (asksPrice && !isOther && !words.includes('why'));
  // "We want Professional for 25 people as soon as possible" asks for the price without saying so.
  if (hasPeople && names('plan') && !asksWhether && beside <= 2 * maxWordsBeside) return true;
  // "Rather Essential."
  if (isChange && names('plan') && beside === 1) return true;
  return beside <= maxWordsBeside && (goesOn || (hasPeople && (asksPrice || isChange)));
}

/** The state after a sentence that tells of the firm: its people, its industry. */
export function withFirmOf(experts: Experts, sentence: Sentence, state: ChatState): ChatState {
  const { site } = experts;
  if (site.pricing.plans.length === 0) return state;
  const { reading } = readingOf(experts, sentence, state);
  const isGiven = sentence.isQuestion ? reading.hasPeople : reading.isNamed;
  return isGiven ? { ...state, quote: reading.chips } : state;
}

/** What of the state a sentence is read with. */
type Readable = Pick<ChatState, 'quote'> & { asked?: ChatState['asked'] | undefined };

/** The price of a service by itself: of one that the sentence names, or that was spoken of before. */
function servicePrice(experts: Experts, sentence: Sentence, { state, last, language }: Turn): Answer | undefined {
  const { quote, cards, site } = experts;
  const { reading, named } = readingOf(experts, sentence, { ...state, asked: undefined });
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
  const price = isAlone && language === 'en' ? cards.byId(cardId.service(id, 'price')) : undefined;
  return price && cards.answer(price);
}

function readingOf({ site, namesIn }: Experts, { words }: Sentence, { quote, asked }: Readable) {
  const { pricing, assistant } = site;
  const named = namesIn(words);
  const before = validChips(quote, pricing);
  const isCorrection = before.people !== undefined && words.length <= maxCorrectionWords;
  const options = { vocabulary: assistant.vocabulary, pricing, isAnswer: asked === 'people' || isCorrection };
  return { named, reading: readQuote(words, named, before, options) };
}
