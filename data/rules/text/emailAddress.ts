/**
 * A character of an address: no white space and, for the safety of mail headers and lists of addresses, nothing invisible and none that begins a name, a
 * comment, a quotation, a list or an address literal.
 */
const character = String.raw`[^\s\p{C}@,:;<>\(\)\[\]\\"]`;
const withoutDot = String.raw`[^\s\p{C}@.,:;<>\(\)\[\]\\"]`;

/**
 * Pattern of an e-mail address as specified: text, an at sign, text, a dot, text, no spaces. Whether a server takes it, only the server knows; one
 * whose host is a number names a machine, often one's own. Each character matches in one way only, which keeps matching linear in the length. Valid
 * with the flag `v` too.
 */
const emailPattern = String.raw`${character}+@(?!(?:[^@]*\.)?\p{N}+$)${character}${withoutDot}*\.${character}+`;

/** The same for the `pattern` of an input whose value is cleaned when it is sent: invisible characters at either end do not hold the form up. */
export const emailInputPattern = String.raw`\p{Cf}*${emailPattern}\p{Cf}*`;

const format = new RegExp(`^${emailPattern}$`, 'u');

/**
 * Whether a text is one e-mail address of at most 254 characters (the limit of RFC 5321). The normalized text
 * must match as well, because mail libraries turn compatibility characters such as a full-width comma into plain ones.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && format.test(text) && format.test(text.normalize('NFKC'));
}

/** Whether an address can be written only where every mail server on the way takes it (SMTPUTF8, RFC 6531). A host name has an ASCII form, a mailbox none. */
export function needsUtf8(address: string): boolean {
  return /[^\x20-\x7e]/.test(address.slice(0, address.lastIndexOf('@')));
}
