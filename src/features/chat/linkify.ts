import type { ChatFacts } from './chatFacts.ts';

/** A piece of a message: words, or words that lead somewhere. */
export type Part = string | { text: string; href: string };

export interface LinkRules {
  /** What is put before a number without a country, for example "+1". */
  callingCode: string;
  /** First parts of the paths that are pages of this site; empty where no path becomes a link. */
  sections: readonly string[];
  /** The site's own origin, where a full address is one of its pages too. */
  origin?: string | undefined;
}

const email = String.raw`(?<![\w.%+'-])(?<email>[\w.%+'-]+@[\w-]+(?:\.[\w-]+)+)`;
// A number of ten digits, as people write them, with or without its country.
const phone = String.raw`(?<![\w+/.-])(?<phone>(?:(?:\+\d{1,3}|1)[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4})(?!\w|[.-]\d)`;

/** Finds the phone numbers, e-mail addresses and pages of this site in a text. */
export function linkify(text: string, { callingCode, sections, origin }: LinkRules): Part[] {
  const names = sections.map(escaped).join('|');
  const path =
    names &&
    String.raw`|(?<![\w/.:@-])(?:${origin ? `(?:${escaped(origin)})?` : ''})(?<path>/(?:${names})(?![\w.-]*\w)(?:[/#?][\w/#?=&%-]*\w)?)`;
  const found = new RegExp(`${email}|${phone}${path}`, 'g');
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(found)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { email, phone, path } = match.groups ?? {};
    parts.push({
      text: match[0],
      href: email ? `mailto:${email}` : phone ? `tel:${dialled(phone, callingCode)}` : (path ?? ''),
    });
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The rules of a site: the country is the provider's own, the pages are those the site's menus lead to. */
export function linkRules(
  { provider, sections }: Pick<ChatFacts, 'provider' | 'sections'>,
  origin?: string,
): LinkRules {
  return { callingCode: provider.phone.e164.slice(0, -10), sections, origin };
}

function dialled(phone: string, callingCode: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? callingCode + digits : `+${digits}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
