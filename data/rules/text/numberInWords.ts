const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count in a sentence: in words to ten, and in digits above. */
export function numberInWords(count: number): string {
  return words[count] ?? String(count);
}
