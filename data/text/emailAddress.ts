/** An atom of the local part, between dots: no white space, no invisible characters, none with a meaning in mail headers. */
const atom = String.raw`[^\s\p{C}@.,:;<>\(\)\[\]\\"]+`;
/** A label of a host name in any script, at most 63 characters. */
const label = String.raw`(?![^.]{64})[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*`;

/**
 * Pattern of a deliverable e-mail address (RFC 5321): one mailbox at a host name, without display names, quotes, comments,
 * lists or IP addresses. Each character matches in one way only, which keeps matching linear in the length. Valid with the
 * flag `v` too.
 */
const emailPattern = String.raw`(?![^@]{65})${atom}(?:\.${atom})*@(?:${label}\.)+(?!\p{N}+$)${label}`;

/** The same for the `pattern` of an input whose value is cleaned when it is sent: invisible characters at either end do not hold the form up. */
export const emailInputPattern = String.raw`\p{Cf}*${emailPattern}\p{Cf}*`;

const format = new RegExp(`^${emailPattern}$`, 'u');

/**
 * Whether a text is one deliverable e-mail address of at most 254 characters (the limit of RFC 5321). The normalized text
 * must match as well, because mail libraries turn compatibility characters such as a full-width comma into plain ones.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && format.test(text) && format.test(text.normalize('NFKC'));
}

/** Whether an address can be written only where every mail server on the way takes it (SMTPUTF8, RFC 6531). A host name has an ASCII form, a mailbox none. */
export function needsUtf8(address: string): boolean {
  return /[^\x20-\x7e]/.test(address.slice(0, address.lastIndexOf('@')));
}
