import { isEmailAddress } from '../../data/text/emailAddress.ts';

export interface Address {
  name: string;
  address: string;
}

/** A mail to one person, as it is kept in the outbox. */
export interface Mail {
  from: Address;
  to: Address;
  replyTo?: Address | undefined;
  subject: string;
  text: string;
  html: string;
  /** In angle brackets; the same for every try, so that a mail taken twice can be told from two mails. */
  messageId: string;
  /** Further header fields. */
  headers?: Record<string, string> | undefined;
}

/** Reads `name@host` or `Name <name@host>`; undefined where it is neither. */
export function parseAddress(text: string, name: string): Address | undefined {
  const [, given, inside] = /^\s*([^<>]*?)\s*<([^<>]*)>\s*$/.exec(text) ?? [undefined, '', text];
  const address = inside?.trim() ?? '';
  return isEmailAddress(address) ? { name: given?.replace(/^"(.*)"$/, '$1') || name, address } : undefined;
}

/** Marks that turn the direction of text: they could make a name, a link or a number read as another. */
const directions = String.raw`\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069`;
const directionMarks = new RegExp(`[${directions}]`, 'gu');
const breaks = new RegExp(String.raw`[\s\p{Cc}\u2028\u2029${directions}]+`, 'gu');

export const withoutDirections = (text: string): string => text.replace(directionMarks, '');

/** A text as a header field takes it: one line of at most so many characters. */
export function oneLine(text: string, most = 200): string {
  const line = text.toWellFormed().replace(breaks, ' ').trim();
  const characters = [...line];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** A text as a body takes it: line breaks of one kind, and of the control characters only tabs. */
export function body(text: string): string {
  return withoutDirections(text.toWellFormed())
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}
