import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';

/**
 * Normalizes an address for comparison in JavaScript, because databases compare letters differently, and an international
 * domain may be written in two ways: "bücher.example" is "xn--bcher-kva.example".
 */
export function plainEmailAddress(email: string): string {
  const text = lowerCase(email.trim());
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  return text.slice(0, at) + (domainToASCII(domain) || domain);
}

/**
 * The key of an address in the suppression list: without the secret nobody can tell whose it is.
 * @param secret the one in the store, never `TOKEN_SECRET`, which may change
 */
export function addressKey(email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['suppression', plainEmailAddress(email)]))
    .digest('base64url');
}
