import { isDanger } from '../classify/groups.ts';
import type { Mention } from '../extract/lexicon.ts';
import { phraseAt } from '../read/phrases.ts';
import { isMark } from '../read/tokens.ts';
import { thresholds } from '../thresholds.ts';
import type { Resolved, UtteranceInContext } from './utteranceInContext.ts';

/** Maximum length in words of an utterance that only changes one thing of the question before it. */
const maxWords = 5;

/** Maximum length in words of a message that only names another place: "and what about Grimsby then". */
const maxPlaceWords = 5;

/** A word that names no record, after a question for places. */
export function namesPlace({ slots, tokens, state, first, vocabulary, as }: UtteranceInContext): Resolved | undefined {
  const words = tokens.filter((token) => !isMark(token));
  const isOpen = first.intent === 'same-for' || first.intent === 'more' || first.intent === 'place';
  if (!isOpen && (state.intent !== 'place' || first.probability >= thresholds.likely)) return undefined;
  if (state.intent !== 'place' && first.intent !== 'place') return undefined;
  if (words.length > maxPlaceWords || slots.mentions.length > 0 || slots.unknownPlace || slots.asks.size > 0)
    return undefined;
  const { functionWords, notPlaces, pronouns } = vocabulary;
  const own = words.filter(
    (word) =>
      /^[a-z]{4,}$/.test(word) &&
      !functionWords.en?.has(word) &&
      !functionWords.fr?.has(word) &&
      !notPlaces.has(word) &&
      !pronouns.any.has(word),
  );
  const [place] = own;
  return place && own.length === 1 ? as('place', { ...slots, unknownPlace: place }) : undefined;
}

/** Another day or hour after a question for the hours. */
export function asksOtherHours({
  slots: { time, mentions },
  tokens,
  state,
  first,
  as,
}: UtteranceInContext): Resolved | undefined {
  const isShort = tokens.filter((token) => !isMark(token)).length <= maxWords;
  const isTime = (time.weekday !== undefined || time.clock !== undefined) && mentions.length === 0;
  return state.intent === 'hours' && isShort && isTime && !isDanger(first.intent) ? as('hours') : undefined;
}

/** What a correction names takes the place of what was named before: "sorry, I meant the sink". */
export function correctsName({
  slots,
  tokens,
  state,
  vocabulary,
  first,
  as,
}: UtteranceInContext): Resolved | undefined {
  const at = tokens.findIndex((_, index) => phraseAt(tokens, index, vocabulary.changes.correct) > 0);
  const meant = slots.mentions.find(({ from }) => at >= 0 && from > at);
  const kind = meant?.entities[0]?.kind;
  if (!meant || (kind !== 'service' && kind !== 'place') || isDanger(first.intent)) return undefined;
  // Of places the first one after the correction is meant, of services all after it.
  const isKept = (mention: Mention) => mention === meant || (kind === 'service' && mention.from > at);
  const isOther = (mention: Mention) => !isKept(mention) && mention.entities.every((entity) => entity.kind === kind);
  const corrected = { ...slots, mentions: slots.mentions.filter((mention) => !isOther(mention)) };
  if (kind === 'place') return as('place', corrected);
  return state.intent === 'price' ? as('price', corrected) : undefined;
}

/** After what a service includes, what it does not, and the other way round, in words that name nothing. */
export function asksOtherParts({ slots, tokens, state, vocabulary, as }: UtteranceInContext): Resolved | undefined {
  const { functionWords, negations } = vocabulary;
  const isOfParts = state.intent === 'service' || state.intent === 'not-included';
  const isPlain = tokens.every((token) => isMark(token) || functionWords.en?.has(token) || negations.has(token));
  if (!isOfParts || !isPlain || slots.mentions.length > 0 || tokens.length > maxWords) return undefined;
  const isNot = tokens.some((token) => negations.has(token));
  if (isNot) return as('not-included');
  return state.intent === 'not-included' ? as('service') : undefined;
}
