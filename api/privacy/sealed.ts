import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Moment } from '../db/tables.ts';

/** Long enough to look at several people one after the other, and back. */
const validMs = 3_600_000;
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed', 32));

/**
 * Words of or about a person as a value for an address bar, in which nobody but this server can read them, and it for an hour
 * alone: a page that a form leads to can be gone back to.
 */
export function seal(words: string, secret: string, at: Moment): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const sealed = [cipher.update(JSON.stringify([at + validMs, words]), 'utf8'), cipher.final()];
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** The words of a sealed value; undefined where it is none of this server, or too old. */
export function unseal(value: string, secret: string, at: Moment): string | undefined {
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString();
    const [until, words] = JSON.parse(text) as [Moment, string];
    return until > at ? words : undefined;
  } catch {
    // It was made with another secret, or changed.
    return undefined;
  }
}
