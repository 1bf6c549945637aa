// Control characters, characters that turn the direction of text or cannot be seen, halves of characters, and line ends.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** They join letters of some scripts, and parts of one emoji. */
const joiners = new Set(['\u200c', '\u200d']);

/** A text on one line as a terminal may show it: what would act on the terminal, or hide, is written out. */
export function printable(text: string): string {
  return text.replace(/\r\n?|\n/g, '⏎').replace(unseen, (character) => {
    if (joiners.has(character)) return character;
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    return code === 0x7f ? '␡' : `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

/** The same line by line. */
export const printableLines = (text: string): string[] => text.split(/\r\n?|\n/).map(printable);
