/** One character of each kind that a pattern may tell apart: digit, letter, separator, blank, currency, newline, quote, hyphen. */
const kinds = ['1', 'a', ':', ' ', '$', '\n', '"', '-'];

/** Each pair and triple of kinds once: repeated, "1a:" is "a:1". */
function combinations(): string[] {
  const pairs = kinds.flatMap((one) => kinds.map((other) => one + other));
  const triples = pairs.flatMap((pair) => kinds.map((other) => pair + other));
  const rotations = (unit: string) => [...unit].map((_, at) => unit.slice(at) + unit.slice(0, at));
  return [...pairs, ...triples].filter(
    (unit) => new Set(unit).size > 1 && rotations(unit).every((rotated) => unit <= rotated),
  );
}

export const characterPairs = combinations();
/** Each pair of kinds as long words. */
const longWords = characterPairs.filter((unit) => /^\S\S$/.test(unit)).map((unit) => `${unit.repeat(28)} `);

const scripts = ['e\u0301', '\u0301', '😀', '👩🏽‍🔧', '\ud800', '\u202e', '\u200b', 'ﷺ', 'ﬁ', '漢', '\u0000'];
const numbers = [
  ['1 ', '1, ', '1. ', '(1) ', '1/2 ', '1/', 'a1-', 'x 1 ', '$1 ', '416-', '416 555 01 ', '$1,000.00 ', '10% ', '9-5 '],
  ['1:2:3 ', '1/2/3,', '1,2,3 ', '1.2.3 ', '1,2:3 ', '1:2/3, ', 'zq 1:2 ', '\n,$', '\n\n1'],
].flat();
const words = [
  ['a ', 'a, ', 'Ab. ', 'Zq? ', ', and ', 'AND ', 'not ', 'password ', 'password: ', 'my name is ', '10 users '],
  ['1 or 2 ', '2 to 3, ', 'for 1, ', '1 a, ', 'price 1: ', 'a b c d e f g h i j k l m n o p q r s t u v w x y z q-x '],
].flat();
const markup = ['www.', 'http://', '<script>', '<a ', 'javascript:', '.html', '//', '../', '%20'];
const protocol = [
  ['a=b&', 'List-Unsubscribe', 'a;q=0.1,', '*/*,', '"x",', '0-1,', '1.1.1.1,', 'charset='],
  ['{"a":', '[[', '[1,', '"a":1,'],
].flat();
/** With what stands before and behind what is repeated. */
const framed: [unit: string, before: string, after: string][] = [
  ['.', 'a@', '@'],
  ['a.', 'a@', ' x@y.zz'],
  ['..', 'a@', '@'],
  ['@a.', 'a', ''],
  [' ', 'a', 'a'],
  ['.html', '', 'x'],
  ['/index.html', '', 'x'],
  [',', '"', ''],
  [';', '"', ''],
];

/** What is repeated until a field is full. */
export const nastyUnits: readonly (string | [unit: string, before: string, after: string])[] = [
  ...'aA1.@/,-"\\\'<[({&=%;:?# \t\n',
  ...framed,
  ...[scripts, words, numbers, longWords, markup, protocol].flat(),
];
