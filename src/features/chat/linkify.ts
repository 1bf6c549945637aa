import type { ChatData } from './chatData.ts';

/** A piece of a message: plain text or a link. */
export type Part = string | { text: string; href: string };

export interface LinkRules {
  /** Prefix for phone numbers without a country code, for example "+1". */
  callingCode: string;
  /** First path segments of this site's pages; empty to link no paths. */
  sections: readonly string[];
  /** The site's origin; where given, absolute URLs of the site become links too. */
  origin?: string | undefined;
}

const email = String.raw`(?<![\w.%+'-])(?<email>[\w.%+'-]+@[\w-]+(?:\.[\w-]+)+)`;
// Ten digits in common notations, with or without a country code.
const phone = String.raw`(?<![\w+/.-])(?<phone>(?:(?:\+\d{1,3}|1)[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4})(?!\w|[.-]\d)`;

/** Splits a text at phone numbers, e-mail addresses and paths of this site, which become links. */
export function linkify(text: string, { callingCode, sections, origin }: LinkRules): Part[] {
  const names = sections.map(escaped).join('|');
  const path =
    names &&
    String.raw`|(?<![\w/.:@-])(?:${origin ? `(?:${escaped(origin)})?` : ''})(?<path>/(?:${names})(?![\w.-]*\w)(?:[/#?][\w/#?=&%-]*\w)?)`;
  const pattern = new RegExp(`${email}|${phone}${path}`, 'g');
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
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

/** The rules of a site: the provider's own country code, and the sections that the menus link to. */
export function linkRules({ provider, sections }: Pick<ChatData, 'provider' | 'sections'>, origin?: string): LinkRules {
  return { callingCode: provider.phone.e164.slice(0, -10), sections: sections ?? menuSections(), origin };
}

function menuSections(): string[] {
  const links = [...document.querySelectorAll('[data-header] a, [data-footer] a')];
  return sectionsOf(links.map((link) => link.getAttribute('href') ?? ''));
}

/** First path segments of links to this site, each once. */
export function sectionsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => /^\/([\w-]+)/.exec(address)?.[1] ?? []))];
}

function dialled(phone: string, callingCode: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? callingCode + digits : `+${digits}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
