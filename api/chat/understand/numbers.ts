const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const values = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ...tens.flatMap((word, value) => (word ? [[word, value * 10] as const] : [])),
  ['fourty', 40],
  ['dozen', 12],
]);

/** A number below a hundred that is written in words, and of how many words. */
function tensAndUnits(words: readonly string[], at: number): { value: number; length: number } | undefined {
  const value = values.get(words[at] ?? '');
  if (value === undefined || value === 0 || words[at] === 'dozen') return undefined;
  const next = values.get(words[at + 1] ?? '');
  return value >= 20 && next !== undefined && next > 0 && next < 10
    ? { value: value + next, length: 2 }
    : { value, length: 1 };
}

export const isNumberWord = (word: string): boolean => values.has(word) || word === 'hundred' || word === 'thousand';

/** Words with the numbers in them written in digits: "twenty five users" becomes "25 users", "a hundred" becomes "100". */
export function digits(words: readonly string[]): readonly string[] {
  if (!words.some(isNumberWord)) return words;
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const value = values.get(word);
    const next = values.get(words[at + 1] ?? '');
    if (word === 'hundred') {
      const before = Number(result.at(-1));
      if (result.at(-1) === 'a' || result.at(-1) === 'one') result.pop();
      const hundreds = Number.isInteger(before) && before > 0 && before < 100 ? before * 100 : 100;
      if (hundreds === before * 100) result.pop();
      // "a hundred and twenty", "one hundred fifty".
      const from = words[at + 1] === 'and' && tensAndUnits(words, at + 2) ? at + 2 : at + 1;
      const rest = tensAndUnits(words, from);
      result.push(String(hundreds + (rest?.value ?? 0)));
      if (rest) at = from + rest.length - 1;
    } else if (word === 'dozen') {
      const before = Number(result.at(-1));
      if (result.at(-1) === 'a') result.pop();
      // "A dozen and a half"
      const half = words.slice(at + 1, at + 4).join(' ') === 'and a half' ? 6 : 0;
      if (half > 0) at += 3;
      if (Number.isInteger(before) && before > 0 && before < 100)
        result[result.length - 1] = String(before * 12 + half);
      else result.push(String(12 + half));
    } else if (word === 'thousand' && /^\d{1,3}$|^(?:a|one)$/.test(result.at(-1) ?? '')) {
      const before = result.pop() as string;
      result.push(String((/^\d/.test(before) ? Number(before) : 1) * 1000));
    } else if (value !== undefined && value >= 20 && next !== undefined && next > 0 && next < 10) {
      result.push(String(value + next));
      at += 1;
    } else if (value !== undefined && (value > 1 || word === 'zero')) result.push(String(value));
    else result.push(word);
  }
  return result;
}
