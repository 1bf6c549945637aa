import { createHmac, randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import type { Store } from './open.ts';
import { settingOnce } from './settings.ts';

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

/** 256 random bits, as a text that fits into a cookie or a link. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The secret of this server, which signs links in mails and keys hashes of addresses: the given one, or one that is generated
 * once and kept in the store.
 */
export const serverSecret = async ({ db }: Pick<Store, 'db'>, given?: string): Promise<string> =>
  given || settingOnce(db, 'tokenSecret', makeSecret);
