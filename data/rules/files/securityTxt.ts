import type { Provider } from '../schema/provider.ts';

export const securityTxtPath = '/.well-known/security.txt';

/**
 * The text of security.txt (RFC 9116). `Expires` has to lie less than a year ahead, so the server writes the file for each
 * request, and the build writes it for hosts that serve files alone. The date changes with the half-year, which keeps
 * builds of the same content identical.
 */
export function securityTxt(
  { origin, email, locale }: Pick<Provider, 'origin' | 'email' | 'locale'>,
  now: Date,
): string {
  const firstMonth = Math.floor(now.getUTCMonth() / 6) * 6;
  const expires = new Date(Date.UTC(now.getUTCFullYear(), firstMonth + 12));
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Contact', `${origin}/contact`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', new Intl.Locale(locale).language],
    ['Canonical', origin + securityTxtPath],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
