/** What stands between the dots of the name: no white space, nothing invisible, nothing that has a meaning in a mail's header. */
const word = String.raw`[^\s\p{C}@.,:;<>\(\)\[\]\\"]+`;
/** What stands between the dots of a host name in any script, 63 characters at most. */
const label = String.raw`(?![^.]{64})[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*`;

/**
 * The e-mail format, used everywhere: text, an at sign, text, a dot, text, no spaces. Of those it takes what a mail server
 * can be asked to deliver to (RFC 5321): one mailbox, without names, quotes, comments or lists around it, at a host name
 * and not at a number. Each character can be read in one way only, so that the time it takes grows with the length and not
 * with its square. Valid as the `pattern` of an input as well, which browsers read with the flag `v`.
 */
export const emailPattern = String.raw`(?![^@]{65})${word}(?:\.${word})*@(?:${label}\.)+(?!\p{N}+$)${label}`;

const format = new RegExp(`^${emailPattern}$`, 'u');

/**
 * Whether a text is one address that can be mailed. Compatibility forms count as what they stand for, because a mail
 * library turns a wide comma into a comma. RFC 5321 leaves an address 254 characters; what is longer is not held against
 * the format.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && format.test(text) && format.test(text.normalize('NFKC'));
}
