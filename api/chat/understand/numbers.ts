const units = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const values = new Map<string, number>([...units.map((word, value) => [word, value] as const), ...tens.flatMap((word, value) => (word ? [[word, value * 10] as const] : [])), ['fourty', 40], ['dozen', 12]]);

/** Words with the numbers in them written in digits: "twenty five users" becomes "25 users", "a hundred" becomes "100". */
export function digits(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const value = values.get(word);
    const next = values.get(words[at + 1] ?? '');
    if (word === 'hundred') {
      const before = Number(result.at(-1));
      if (result.at(-1) === 'a' || result.at(-1) === 'one') result.pop();
      if (Number.isInteger(before) && before > 0 && before < 100) result[result.length - 1] = String(before * 100);
      else result.push('100');
    } else if (word === 'dozen') {
      const before = Number(result.at(-1));
      if (result.at(-1) === 'a') result.pop();
      if (Number.isInteger(before) && before > 0 && before < 100) result[result.length - 1] = String(before * 12);
      else result.push('12');
    } else if (value !== undefined && value >= 20 && next !== undefined && next > 0 && next < 10) {
      result.push(String(value + next));
      at += 1;
    } else if (value !== undefined && (value > 1 || word === 'zero')) result.push(String(value));
    else result.push(word);
  }
  return result;
}
