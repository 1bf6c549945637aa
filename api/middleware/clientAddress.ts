import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Middleware } from 'koa';
import { readAddress } from './network.ts';

/** Whether an address, as `readAddress` gives it, is one of our own proxies. */
export type IsTrusted = (address: string) => boolean;

/** Reads `TRUSTED_PROXIES`: addresses and networks, separated by commas. Throws naming the first entry that is neither. */
export function parseTrustedProxies(text: string): IsTrusted {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (entries.length === 0) return () => false;
  // Apart, because an IPv6 network such as ::/0 would hold every IPv4 address as well.
  const proxies: Proxies = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const entry of entries) addEntry(proxies, entry);
  return (address) => (isIP(address) === 4 ? proxies.ipv4.check(address, 'ipv4') : proxies.ipv6.check(address, 'ipv6'));
}

type Proxies = Record<'ipv4' | 'ipv6', BlockList>;

function addEntry(proxies: Proxies, entry: string): void {
  const [, written = '', prefix] = /^([^/%]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(entry) ?? [];
  const address = readAddress(written);
  const [family, width] = address && isIP(address) === 4 ? (['ipv4', 32] as const) : (['ipv6', 128] as const);
  // A network of IPv4 addresses written as IPv6 counts its bits from the 96 that say so.
  const bits = prefix === undefined ? width : Number(prefix) - (family === 'ipv4' && written.includes(':') ? 96 : 0);
  if (!address || bits < 0 || bits > width) {
    throw new Error(
      `TRUSTED_PROXIES names "${entry}", which is neither an address nor a network. Give them as 10.0.0.5, 10.0.0.0/8 or fd00::/8, separated by commas.`,
    );
  }
  proxies[family].addSubnet(address, bits, family);
}

/** Who asks, and how the address of the page looks to them. */
export interface Client {
  /** Empty where the connection is already gone. */
  address: string;
  /** Whether they came over https. */
  secure: boolean;
  /** Scheme and host they asked for, for example `https://site.example`. */
  origin: string;
}

/** Reads it from the connection and, only where that comes from a trusted proxy, from the headers proxies add. */
export function readClient({ socket, headers }: IncomingMessage, isTrusted: IsTrusted): Client {
  const address = readAddress(socket.remoteAddress ?? '') ?? '';
  const proxied = address !== '' && isTrusted(address);
  const secure = 'encrypted' in socket || (proxied && firstOf(headers['x-forwarded-proto'])?.toLowerCase() === 'https');
  const host = (proxied && firstOf(headers['x-forwarded-host'])) || headers.host || '';
  return {
    address: proxied ? forwardedFor(headers['x-forwarded-for'], address, isTrusted) : address,
    secure,
    origin: `${secure ? 'https' : 'http'}://${host}`,
  };
}

/**
 * From the right, where our own proxies write, the first address that is not one of theirs. What stands left of it,
 * or of a word that is no address, anybody may have made up.
 */
function forwardedFor(header: string | string[] | undefined, nearest: string, isTrusted: IsTrusted): string {
  let address = nearest;
  for (const entry of String(header ?? '')
    .split(',')
    .reverse()) {
    if (!entry.trim()) continue;
    const next = readAddress(withoutPort(entry.trim()));
    if (!next) return address;
    address = next;
    if (!isTrusted(next)) return next;
  }
  return address;
}

/** Some proxies add the port: `198.51.100.7:50123`, `[2001:db8::7]:50123`. */
function withoutPort(entry: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([^:]+):\d+$/.exec(entry)?.[1] ?? entry;
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header).split(',', 1)[0]?.trim();
}

/** Sets `ctx.state.address`, `ctx.state.secure` and `ctx.state.origin`, see `Client`. */
export function clientAddress(isTrusted: IsTrusted): Middleware {
  return (ctx, next) => {
    Object.assign(ctx.state, readClient(ctx.req, isTrusted));
    return next();
  };
}
