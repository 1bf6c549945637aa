import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { type Language, languageOf } from './language.ts';
import { mask, type Personal } from './mask.ts';
import { segmentsOf } from './segments.ts';
import type { Speller } from './spelling.ts';
import { tokenize, type Token } from './tokens.ts';

/** A message as the later stages get it: without personal details, and with corrected spelling. */
export interface ReadMessage {
  text: string;
  personal: Personal;
  language: Language;
  tokens: readonly Token[];
  /** The parts that can be utterances of their own. */
  segments: readonly (readonly Token[])[];
}

/** Maximum number of words read at the beginning and at the end of a long message; the question is more often at the end. */
const messageLimits = { beginning: 100, end: 260 };
/** The same limits for an earlier message, of which only the subject is needed. */
const earlierMessageLimits = { beginning: 30, end: 70 };

export function makeReader(vocabulary: Vocabulary, speller: Speller) {
  /**
   * @param before language of the conversation, for messages whose words show no language
   * @param options.isEarlier whether the message is from the history
   */
  return function readMessage(message: string, before: Language = 'en', { isEarlier = false } = {}): ReadMessage {
    const { text, personal } = mask(message);
    const language = languageOf(text, vocabulary) ?? (before === 'fr' ? 'fr' : 'en');
    const spelled = shortened(tokenize(text, vocabulary), isEarlier ? earlierMessageLimits : messageLimits);
    const tokens = language === 'other' ? spelled : speller.correct(spelled, namesIn(text));
    return { text, personal, language, tokens, segments: segmentsOf(tokens, vocabulary) };
  };
}

/** Cuts the middle out of a long message. */
function shortened(tokens: readonly Token[], { beginning, end }: typeof messageLimits): Token[] {
  return tokens.length > beginning + end ? [...tokens.slice(0, beginning), ...tokens.slice(-end)] : [...tokens];
}

/** Words that are capitalized inside a sentence, in lower case: probably names, and seldom misspelled words. */
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
