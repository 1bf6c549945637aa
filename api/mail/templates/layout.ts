import type { Site } from '../../../data/rules/schema/site.ts';
import { escapeHtml } from '../../../data/rules/text/escapeHtml.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { oneLine } from '../mail.ts';
import type { Provider } from '../../../data/rules/schema/provider.ts';

/** A block of a mail. Its texts may come from a visitor and are escaped. */
export type Block =
  | { paragraph: string }
  | { heading: string }
  /** A line each. */
  | { rows: readonly (readonly [label: string, value: string])[] }
  /** Somebody's own words, with their line breaks. */
  | { citation: string }
  | { link: string; href: string };

/** Who writes a mail, and in which words. */
export type Sender = Pick<Site, 'provider' | 'messages'>;

export interface MailContent {
  subject: string;
  blocks: readonly Block[];
}

/** The same where a mail to the owner leads to the desk. */
export type SenderWithDesk = Sender & { hasDesk: boolean };

/** A link to a page of the desk; where there is none, a sentence that says so. */
export const deskLink = (link: string, path: string, { provider, messages, hasDesk }: SenderWithDesk): Block =>
  hasDesk ? { link, href: provider.origin + path } : { paragraph: messages.mail.noDesk };

/** A mail as text and HTML, with the sender's name, address, telephone and e-mail at its end, as Canada's anti-spam law asks. */
export function layOut(
  { subject, blocks }: MailContent,
  sender: Sender,
): { subject: string; text: string; html: string } {
  const { provider } = sender;
  const signature = senderLines(sender);
  const text = [...blocks.map(asText), `-- \n${signature.join('\n')}`].join('\n\n');
  // No colours, so that the mail follows the reader's colour scheme; no external resources.
  const html = `<!doctype html>
<html lang="${escapeForMail(provider.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeForMail(oneLine(subject))}</title>
</head>
<body style="margin: 0; padding: 24px 16px; font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; font-size: 16px; line-height: 1.5">
<div style="max-width: 600px; margin: 0 auto">
<p style="margin: 0 0 24px; padding-bottom: 10px; border-bottom: 6px solid; font-size: 18px; font-weight: 700">${escapeForMail(provider.name)}</p>
${blocks.map(asHtml).join('\n')}
<p style="margin: 32px 0 0; padding-top: 16px; border-top: 1px solid; font-size: 14px">${signature.map(escapeForMail).join('<br>')}</p>
</div>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html };
}

function asText(block: Block): string {
  if ('paragraph' in block) return block.paragraph;
  if ('heading' in block) return `${block.heading}\n${'-'.repeat(block.heading.length)}`;
  if ('rows' in block)
    return withValue(block.rows)
      .map(([label, value]) => `${label}: ${oneLine(value, 2000)}`)
      .join('\n');
  if ('citation' in block)
    return lines(block.citation)
      .map((line) => `> ${line}`)
      .join('\n');
  return `${block.link}:\n${block.href}`;
}

function asHtml(block: Block): string {
  if ('paragraph' in block)
    return `<p style="margin: 0 0 16px">${lines(block.paragraph).map(escapeForMail).join('<br>')}</p>`;
  if ('heading' in block) return `<h2 style="margin: 24px 0 8px; font-size: 18px">${escapeForMail(block.heading)}</h2>`;
  if ('rows' in block)
    return withValue(block.rows)
      .map(
        ([label, value]) =>
          `<p style="margin: 0 0 8px"><strong>${escapeForMail(label)}:</strong> ${escapeForMail(oneLine(value, 2000))}</p>`,
      )
      .join('\n');
  if ('citation' in block) {
    const words = lines(block.citation).map(escapeForMail).join('<br>');
    return `<blockquote style="margin: 0 0 16px; padding-left: 12px; border-left: 3px solid">${words}</blockquote>`;
  }
  return `<p style="margin: 0 0 16px"><a href="${escapeForMail(block.href)}">${escapeForMail(block.link)}</a></p>`;
}

/** Leaves out rows without a value: a request for a quote has no company. */
const withValue = (rows: readonly (readonly [label: string, value: string])[]) =>
  rows.filter(([, value]) => value !== '');

const lines = (text: string) => text.split(/\r\n?|[\n\u0085\u2028\u2029]/);

/** Older mail programs do not know `&apos;`, which came with XML. */
const escapeForMail = (text: string) => escapeHtml(text).replaceAll('&apos;', '&#39;');

function senderLines({ provider, messages }: Sender): string[] {
  const { name, address, phone, email, origin, locale } = provider;
  const { street, city, region, postalCode } = address;
  const country = /^[A-Z]{2}$/.test(address.country)
    ? new Intl.DisplayNames(locale, { type: 'region' }).of(address.country)
    : address.country;
  return [
    name,
    street,
    fill(messages.mail.addressLine, { city, region, postalCode, country: country ?? address.country }),
    phone.display,
    email,
    origin,
  ];
}

const formats = new Map<string, { format: Intl.DateTimeFormat; last?: { minute: number; text: string } }>();
const minuteMs = 60_000;

/** Formats a moment in the provider's time zone, as "Thursday, October 9, 2025 at 4:53 a.m."; it ends with a full stop of its own. */
export function formatMoment(
  at: number,
  { locale, timezone: timeZone }: Pick<Provider, 'locale' | 'timezone'>,
): string {
  const key = `${locale} ${timeZone}`;
  // Kept, because making a format is slow; and the last text, because formatting is a twentieth of the work for a request.
  const known = formats.get(key) ?? {
    format: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }),
  };
  formats.set(key, known);
  const minute = Math.floor(at / minuteMs);
  if (known.last?.minute !== minute) known.last = { minute, text: known.format.format(at) };
  return known.last.text;
}
