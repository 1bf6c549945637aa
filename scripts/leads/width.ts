const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const emoji = /^\p{RGI_Emoji}|^\p{Emoji_Presentation}/v;
/** Characters that terminals show two columns wide (East Asian Width W and F). */
const wide = new RegExp(
  `^[${[
    '\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff',
    '\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1b000}-\\u{1b2ff}\\u{20000}-\\u{3fffd}',
  ].join('')}]`,
  'u',
);
const marks = /^\p{M}+$/u;

const widthOf = (grapheme: string) => (marks.test(grapheme) ? 0 : wide.test(grapheme) || emoji.test(grapheme) ? 2 : 1);

export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += widthOf(segment);
  return width;
}

/** A text cut to at most so many columns, with an ellipsis where it was cut. */
export function shorten(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    width += widthOf(segment);
    if (width > columns - 1) break;
    kept += segment;
  }
  return columns < 1 ? '' : `${kept.trimEnd()}…`;
}

/** A text padded with spaces or cut to exactly so many columns. */
export function fill(text: string, columns: number, side: 'left' | 'right' = 'left'): string {
  const short = shorten(text, columns);
  const space = ' '.repeat(Math.max(0, columns - displayWidth(short)));
  return side === 'left' ? short + space : space + short;
}

/** A text wrapped to lines of at most so many columns, between words where possible. */
export function wrap(text: string, columns: number): string[] {
  const lines = [''];
  for (const word of text.split(' ').flatMap((part) => pieces(part, columns))) {
    const line = lines.at(-1) ?? '';
    if (line && displayWidth(line) + 1 + displayWidth(word) > columns) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

function pieces(word: string, columns: number): string[] {
  if (displayWidth(word) <= columns) return [word];
  const found = [''];
  for (const { segment } of graphemes.segment(word)) {
    const piece = (found.at(-1) ?? '') + segment;
    if (displayWidth(piece) > columns && found.at(-1)) found.push(segment);
    else found[found.length - 1] = piece;
  }
  return found;
}
