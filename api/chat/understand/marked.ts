import { digits } from './numbers.ts';
import { rawWords } from './rawWords.ts';

/** The words of a text with "," and "." where somebody paused or ended a sentence, and figures in digits. */
export function marked(text: string, correct: (word: string) => string): string[] {
  const row: string[] = [];
  for (const piece of text
    .replace(/\bhalf (?:a )?dozen\b/gi, '6')
    .replace(/\s*\+\s*(?=\w)/g, ' plus ')
    .replace(/\s=\s/g, ' equals ')
    .split(/((?<!\d),|,(?!\d)|[;:()]|\s-+\s|[.!?\n]+(?=\s|$)|\n+)/)) {
    if (/^[.!?\n]+$/.test(piece)) row.push('.');
    else if (/^(?:,|[;:()]|\s-+\s)$/.test(piece)) row.push(',');
    else row.push(...digits(rawWords(piece).flatMap((word) => correct(word).split(/[ -]/))));
  }
  return row;
}
