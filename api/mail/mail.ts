import { isEmailAddress } from '../../data/rules/text/emailAddress.ts';

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
  /** In angle brackets; the same for every attempt, so that receivers can recognize a duplicate. */
  messageId: string;
  headers?: Record<string, string> | undefined;
  /** An entry for the reader's calendar, as an alternative part and as an attachment. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
}

/** Parses `name@host` or `Name <name@host>`; undefined for anything else. @param name used where the text has none */
export function parseAddress(text: string, name: string): Address | undefined {
  const [, given, inside] = /^\s*([^<>]*?)\s*<([^<>]*)>\s*$/.exec(text) ?? [undefined, '', text];
  const address = inside?.trim() ?? '';
  return isEmailAddress(address) ? { name: given?.replace(/^"(.*)"$/, '$1') || name, address } : undefined;
}

/** Parses addresses that are separated by commas; undefined where one is none. */
export function parseAddresses(text: string, name: string): Address[] | undefined {
  // Not at a comma within quotes: "Lovelace, Ada" <ada@engines.example>.
  const addresses = text.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((part) => parseAddress(part, name));
  return addresses.every((address) => address !== undefined) ? addresses : undefined;
}

/** Bidirectional control characters, which can make a name, a link or a number look like another. */
const directions = String.raw`\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069`;
const directionMarks = new RegExp(`[${directions}]`, 'gu');
const breaks = new RegExp(String.raw`[\s\p{Cc}\u2028\u2029${directions}]+`, 'gu');

export const withoutDirections = (text: string): string => text.replace(directionMarks, '');

/** Text for a header: one line of at most `maxLength` characters. */
export function oneLine(text: string, maxLength = 200): string {
  const line = text.toWellFormed().replace(breaks, ' ').trim();
  const characters = [...line];
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** Text for a body: LF alone, and no control characters but tabs. */
export function body(text: string): string {
  return withoutDirections(text.toWellFormed())
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}
