import { words } from '../../../data/search/words.ts';

const written = /[\d#]|e[- ]mail|w\/|×/i;

/** The words of what somebody wrote, as they were written but for the ways to write figures, "e-mail" and "with". */
export function rawWords(text: string): string[] {
  if (!written.test(text)) return words(text);
  return words(
    text
      .replace(/#\s?(?=\d)/g, 'item ')
      .replace(/\bback 2 (?=[a-z])/gi, 'back to ')
      .replace(/\b(much|price|quote|cost|prices|pricing) 4 (?=[a-z\d])/gi, '$1 for ')
      .replace(/\b4 (?=(?:now|me|us|you|u|free|sure|real|my|our|that|this|\d+)\b)/gi, 'for ')
      .replace(/\b2 (?=(?:me|us|u|know|talk|speak|ask|see)\b)/gi, 'to ')
      .replace(/\bwin ?(7|8|10|11|xp)\b/gi, 'windows $1')
      .replace(/\be[- ]mail/gi, 'email')
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/\b(\d{1,2})\/(\d{1,2})\b/g, '$1 $2')
      .replace(/\b(\d+)k\b/gi, '$1000')
      .replace(/\b(\d+)(users?|people|ppl|staff|employees|seats)\b/gi, '$1 $2')
      .replace(/\bw\/o\b/gi, 'without')
      .replace(/\bw\//gi, 'with ')
      .replace(/(\d)\s*[x×]\s*(?=\p{L})/giu, '$1 ')
      .replace(/(?<=\p{L}\s)[x×]\s*(?=\d)/giu, 'for '),
  );
}
