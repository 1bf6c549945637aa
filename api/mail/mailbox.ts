import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { mailDomains } from '../../data/rules/mail/mailDomains.ts';

const mainDomains = new Map(mailDomains.flatMap(([main, ...others]) => others.map((other) => [other, main])));

/**
 * The mailbox that an address most likely reaches; for counting alone. Case, "+tag" and dots before the @ are ignored for
 * every domain, because large mail services ignore them: two people who differ in a dot alone share a limit. Domains of one
 * service count as one.
 */
export function mailboxOf(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const domain = text.slice(at + 1).replace(/\.+$/, '');
  const name = local.split('+', 1)[0]?.replaceAll('.', '');
  const host = domainToASCII(domain) || domain;
  return `${name || local}@${mainDomains.get(host) ?? host}`;
}

/** A keyed hash of the mailbox, so that the store holds no address. */
export function mailboxKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['mailbox', mailboxOf(address)]))
    .digest('base64url');
}
