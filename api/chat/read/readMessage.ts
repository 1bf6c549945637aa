import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { type Language, languageOf } from './language.ts';
import { mask, type Personal } from './mask.ts';
import { segmentsOf } from './segments.ts';
import type { Speller } from './spelling.ts';
import { tokenize, type Token } from './tokens.ts';

/** A message as the other stages see it: nothing personal, spelled as the records spell. */
export interface ReadMessage {
  text: string;
  personal: Personal;
  language: Language;
  tokens: readonly Token[];
  /** The parts that can be asks of their own. */
  segments: readonly (readonly Token[])[];
}

/** So many words of a long message are read: at its beginning, and at its end, where the question stands more often. */
const readInFull = { beginning: 100, end: 260 };
/** Of a message before the current one its subject is wanted. */
const readForContext = { beginning: 30, end: 70 };

export function makeReader(vocabulary: Vocabulary, speller: Speller) {
  /**
   * @param before language of the conversation, which a message goes on in where no word of it shows another
   * @param isEarlier whether another message of the conversation follows
   */
  return function readMessage(message: string, before: Language = 'en', isEarlier = false): ReadMessage {
    const { text, personal } = mask(message);
    const language = languageOf(text, vocabulary) ?? (before === 'fr' ? 'fr' : 'en');
    const spelled = shortened(tokenize(text, vocabulary), isEarlier ? readForContext : readInFull);
    const tokens = language === 'other' ? spelled : speller.correct(spelled, namesIn(text));
    return { text, personal, language, tokens, segments: segmentsOf(tokens, vocabulary) };
  };
}

/** A long message without its middle. */
function shortened(tokens: readonly Token[], { beginning, end }: typeof readInFull): Token[] {
  return tokens.length > beginning + end ? [...tokens.slice(0, beginning), ...tokens.slice(-end)] : [...tokens];
}

/** Words with a capital inside a sentence, in lower case: names, which are seldom misspelled words. */
function namesIn(text: string): ReadonlySet<string> {
  if (text === text.toUpperCase()) return new Set();
  return new Set(
    [...text.matchAll(/(?<![.!?\n]\s?)(?<=\s)\p{Lu}\p{Ll}[\p{L}'-]*/gu)].map(([name]) =>
      name
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\p{M}'-]/gu, ''),
    ),
  );
}
