import type { Vocabulary } from '../../../data/schema/vocabulary.ts';

/** A word, a number or a punctuation mark: "," within a sentence, "." or "?" at its end. */
export type Token = string;

// Both lists are grammar and not vocabulary: they depend on the letters, digits and signs around them.
const contractions: [RegExp, string][] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(what|who|where|when|why|how|that|there|here|it|he|she|let)'s\b/g, '$1 is'],
  [/'re\b/g, ' are'],
  [/\bi'm\b/g, 'i am'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'d\b/g, ' would'],
  [/\b[cdjlmnst]'(?=\p{L})|\bqu'(?=\p{L})/gu, ''],
  [/'s?\b|'/g, ''],
];

const rewrites: [RegExp, string][] = [
  [/\b24\s?[/x-]?\s?7\b/g, 'roundtheclock'],
  [/(\d)[, ](?=\d{3}(?!\d))/g, '$1'],
  [/\be-mail/g, 'email'],
  [/\bone (?=(?:more|less|fewer|extra|additional)\b)/g, '1 '],
  [/\banother (?=(?:user|person|employee|one|seat)\b)/g, '1 more '],
  [/\bwi-fi\b/g, 'wifi'],
  [/\bon[- ]site\b/g, 'onsite'],
  [/\blog[- ]?ins\b/g, 'logins'],
  [/(?<=\d) ?- ?(?=\d)/g, ' to '],
  [/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' '],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/ ?(?=\p{L})/gu, 'with '],
  [/\b(\d{1,2})[:h](\d{2})\s?(am|pm)?\b/g, '$1:$2$3'],
  [/(?<![:\d])(\d{1,2})\s?(am|pm|a\.m\.|p\.m\.)(?!\w)/g, '$1:00$2'],
  [/\$\s?(\d+(?:\.\d{1,2})?)\s?k\b/g, '$$$1000'],
  [/\b(\d+)k\b/g, '$1000'],
  [/\b(\d+)\s?[x×*]\s?(?=\p{L})/gu, '$1 '],
  [/(\p{L}) [x×*] ?(?=\d)/gu, '$1 for '],
  [/\b(\d+)(?=(?:users?|people|ppl|staff|employees|seats|person)\b)/g, '$1 '],
  [/(\d)\s?(?:dollars|bucks|cad)\b/g, '$1 dollars'],
  [/\bhalf (?:a |of the |of a )?year\b/g, 'for 6 months'],
  [/(?<=\d)\s?\$/g, ' dollars'],
];

/** "1.000" people, and not the address of a machine. */
const pointsBetweenThousands = /(?<![\d.])[1-9]\d{0,2}(?:\.\d{3}){1,2}(?![.\d])/g;

const token =
  /\d{1,2}:\d{2}(?:am|pm)?|\$?\d+(?:\.\d+)?%?|[\p{L}][\p{L}\p{N}]*|\p{N}+\p{L}[\p{L}\p{N}]*|[,;:()/&+-]|[.!?\n]+/gu;

/** A message's tokens in lower case without accents, with contractions, shorthand and numbers written out. */
export function tokenize(text: string, { shorthand, numbers }: Pick<Vocabulary, 'shorthand' | 'numbers'>): Token[] {
  let plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (plain.includes("'")) for (const [pattern, written] of contractions) plain = plain.replace(pattern, written);
  for (const [pattern, written] of rewrites) plain = plain.replace(pattern, written);
  plain = plain.replace(pointsBetweenThousands, (number) => number.replaceAll('.', ''));
  const tokens: Token[] = [];
  for (const [found] of plain.matchAll(token)) {
    if (/^[.!?\n]/.test(found)) pushMark(tokens, found.includes('?') ? '?' : '.');
    else if (/^[,;:()/-]$/.test(found)) pushMark(tokens, ',');
    else if (found === '&' || found === '+') tokens.push('and');
    else if (Object.hasOwn(shorthand, found)) tokens.push(...(shorthand[found] as string).split(' '));
    else tokens.push(found);
  }
  return writeNumbers(tokens, numbers);
}

function pushMark(tokens: Token[], mark: ',' | '.' | '?'): void {
  const last = tokens.at(-1);
  if (last === undefined || last === '.' || last === '?') return;
  if (last === ',') tokens[tokens.length - 1] = mark;
  else tokens.push(mark);
}

export const isMark = (token: Token | undefined): boolean => token === ',' || token === '.' || token === '?';

/** Writes number words as digits, for example "twenty five" as "25". "One" is kept, because it is also a pronoun. */
function writeNumbers(tokens: readonly Token[], numbers: Vocabulary['numbers']): Token[] {
  const valueAt = (at: number): number | undefined => {
    const word = tokens[at] ?? '';
    return Object.hasOwn(numbers, word) ? numbers[word] : undefined;
  };
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at] as Token;
    const before = Number(result.at(-1));
    const isFactor = Number.isInteger(before) && before > 0 && before < 100;
    const value = valueAt(at);
    if (word === 'hundred' || word === 'cent') {
      let sum = isFactor ? before * 100 : 100;
      if (isFactor || result.at(-1) === 'a' || result.at(-1) === 'one') result.pop();
      if (tokens[at + 1] === 'and' && valueAt(at + 2) !== undefined) at += 1;
      const rest = belowHundred(valueAt(at + 1), valueAt(at + 2));
      sum += rest.value;
      at += rest.length;
      result.push(String(sum));
    } else if (word === 'thousand' && (isFactor || before >= 100 || result.at(-1) === 'a' || result.at(-1) === 'one')) {
      result.pop();
      result.push(String((Number.isInteger(before) ? before : 1) * 1000));
    } else if (word === 'dozen') {
      if (isFactor || result.at(-1) === 'a') result.pop();
      result.push(String(isFactor ? before * 12 : 12));
    } else if (value !== undefined && value > 1) {
      const whole = belowHundred(value, valueAt(at + 1));
      result.push(String(whole.value));
      at += whole.length - 1;
    } else result.push(word);
  }
  return result;
}

/** The number that one word means, or a word for tens and the next one together. */
function belowHundred(value = 0, next = 0): { value: number; length: number } {
  if (value >= 20 && next > 0 && next < 10) return { value: value + next, length: 2 };
  return { value, length: value > 0 ? 1 : 0 };
}
