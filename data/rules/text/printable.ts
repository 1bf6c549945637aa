/** Control characters, format characters (text direction, zero width), lone surrogates and line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Zero-width joiners, which some scripts and emoji need. */
const joiners = new Set(['\u200c', '\u200d']);

/** Escapes a text for one line of a terminal: control characters become symbols, invisible ones `<U+200E>`. */
export function printable(text: string): string {
  return text.replace(/\r\n?|\n/g, '⏎').replace(unprintable, (character) => {
    if (joiners.has(character)) return character;
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    return code === 0x7f ? '␡' : `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}
