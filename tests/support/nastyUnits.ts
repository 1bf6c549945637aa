/** One character of each kind that a pattern may tell apart. */
const kinds = {
  digit: '1',
  letter: 'a',
  separator: ':',
  blank: ' ',
  currency: '$',
  newline: '\n',
  quote: '"',
  hyphen: '-',
};

/** Each pair and triple of kinds once: repeated, "1a:" is "a:1". */
function combinations(): string[] {
  const characters = Object.values(kinds);
  const pairs = characters.flatMap((one) => characters.map((other) => one + other));
  const triples = pairs.flatMap((pair) => characters.map((other) => pair + other));
  const rotations = (unit: string) => [...unit].map((_, at) => unit.slice(at) + unit.slice(0, at));
  return [...pairs, ...triples].filter(
    (unit) => new Set(unit).size > 1 && rotations(unit).every((rotated) => unit <= rotated),
  );
}

export const characterPairs = combinations();
/** Each pair of kinds as long words. */
const longWords = characterPairs.filter((unit) => /^\S\S$/.test(unit)).map((unit) => `${unit.repeat(28)} `);

/** What is repeated until a field is full, with what then stands before and behind it. */
export const nastyUnits: readonly (string | [unit: string, before: string, after: string])[] = [
  ...'aA1.@/,-"\\\'<[({&=%;:?# \t\n',
  '%20',
  ['.', 'a@', '@'],
  ['a.', 'a@', ' x@y.zz'],
  ['..', 'a@', '@'],
  ['@a.', 'a', ''],
  [' ', 'a', 'a'],
  'e\u0301',
  '\u0301',
  '😀',
  '👩🏽‍🔧',
  '\ud800',
  '\u202e',
  '\u200b',
  'ﷺ',
  'ﬁ',
  '漢',
  '\u0000',
  'a, ',
  '1, ',
  '1. ',
  '(1) ',
  '1/2 ',
  '1/',
  'Ab. ',
  'Zq? ',
  ', and ',
  'AND ',
  '10 users ',
  'not ',
  'password ',
  'password: ',
  'my name is ',
  'www.',
  'http://',
  '<script>',
  '<a ',
  'javascript:',
  '.html',
  ['.html', '', 'x'],
  ['/index.html', '', 'x'],
  '//',
  '../',
  '1:2:3 ',
  '1/2/3,',
  '1,2,3 ',
  '1.2.3 ',
  '1,2:3 ',
  '1:2/3, ',
  '$1,000.00 ',
  '10% ',
  '1 or 2 ',
  '2 to 3, ',
  'for 1, ',
  '1 a, ',
  'price 1: ',
  'zq 1:2 ',
  '\n,$',
  ...longWords,
  'a=b&',
  'List-Unsubscribe',
  'a;q=0.1,',
  '*/*,',
  '"x",',
  '0-1,',
  '1.1.1.1,',
  'charset=',
  '{"a":',
  '[[',
  '[1,',
  '"a":1,',
  [',', '"', ''],
  [';', '"', ''],
  'a b c d e f g h i j k l m n o p q r s t u v w x y z q-x ',
];
