/** Domains that are reserved, and so nobody's (RFC 2606). */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Whether an address or an e-mail address stands at a domain that nobody can have. */
export function isReservedAddress(address: string): boolean {
  const host = address.includes('@') ? address.slice(address.lastIndexOf('@') + 1) : undefined;
  if (host !== undefined) return reserved.test(host);
  return URL.canParse(address) && reserved.test(new URL(address).hostname);
}
