import type { Provider } from '../schema/provider.ts';

export const securityTxtPath = '/.well-known/security.txt';

/**
 * Where to report a weakness of the site (RFC 9116). It must say until when it holds, less than a year ahead: the server
 * works this out for each request, and a build writes it for hosts that only serve files. The day changes twice a year, so
 * that two builds of one half-year are the same.
 */
export function securityTxt(
  { origin, email, locale }: Pick<Provider, 'origin' | 'email' | 'locale'>,
  now: Date,
): string {
  const halfYear = Math.floor(now.getUTCMonth() / 6) * 6;
  const expires = new Date(Date.UTC(now.getUTCFullYear(), halfYear + 12));
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Contact', `${origin}/contact`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', new Intl.Locale(locale).language],
    ['Canonical', origin + securityTxtPath],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
