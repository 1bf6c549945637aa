import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Middleware } from 'koa';
import { readIpAddress } from '../ipAddress.ts';

/** Whether an address, normalized by `readIpAddress`, is a trusted proxy. */
export type IsTrusted = (address: string) => boolean;

const noProxies: IsTrusted = () => false;

/** Parses `TRUSTED_PROXIES`: addresses and networks, separated by commas. @throws Error naming the first entry that is neither */
export function parseTrustedProxies(text: string): IsTrusted {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (entries.length === 0) return noProxies;
  // Two lists, because an IPv6 network such as ::/0 would match every IPv4 address as well.
  const proxies: Proxies = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const entry of entries) addEntry(proxies, entry);
  return (address) => (isIP(address) === 4 ? proxies.ipv4.check(address, 'ipv4') : proxies.ipv6.check(address, 'ipv6'));
}

type Proxies = Record<'ipv4' | 'ipv6', BlockList>;

function addEntry(proxies: Proxies, entry: string): void {
  const [, written = '', prefix] = /^([^/%]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(entry) ?? [];
  const address = readIpAddress(written);
  const [family, width] = address && isIP(address) === 4 ? (['ipv4', 32] as const) : (['ipv6', 128] as const);
  // The prefix of an IPv4-mapped network (::ffff:10.0.0.0/104) includes the 96 bits of the mapping.
  const bits = prefix === undefined ? width : Number(prefix) - (family === 'ipv4' && written.includes(':') ? 96 : 0);
  if (!address || bits < 0 || bits > width) {
    throw new Error(
      `TRUSTED_PROXIES names "${entry}", which is neither an address nor a network. Give them as 10.0.0.5, 10.0.0.0/8 or fd00::/8, separated by commas.`,
    );
  }
  proxies[family].addSubnet(address, bits, family);
}

/** The client of a request, and the origin it asked for. */
export interface Client {
  /** IP address; empty where the connection is already closed. */
  address: string;
  secure: boolean;
  /** Scheme and host of the request, for example `https://site.example`. */
  origin: string;
}

/** Reads the connection and, where it comes from a trusted proxy, the `X-Forwarded-*` headers. Not Koa's `proxy` setting, which trusts every client. */
export function readClient({ socket, headers }: IncomingMessage, isTrusted: IsTrusted): Client {
  const address = readIpAddress(socket.remoteAddress ?? '') ?? '';
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
 * The last address in `X-Forwarded-For` that is not a trusted proxy's. Everything to the left of it, or of an entry that is
 * not an address, may be forged.
 */
function forwardedFor(header: string | string[] | undefined, nearest: string, isTrusted: IsTrusted): string {
  let address = nearest;
  for (const entry of String(header ?? '')
    .split(',')
    .reverse()) {
    if (!entry.trim()) continue;
    const next = readIpAddress(withoutPort(entry.trim()));
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

/**
 * Sets `ctx.state.address`, `ctx.state.secure` and `ctx.state.origin`, see `Client`.
 * @param onIgnored called once, at the first `X-Forwarded-For` that is not believed
 */
export function clientAddress(isTrusted: IsTrusted, onIgnored: () => void = () => {}): Middleware {
  let isReported = false;
  return (ctx, next) => {
    Object.assign(ctx.state, readClient(ctx.req, isTrusted));
    if (
      !isReported &&
      ctx.req.headers['x-forwarded-for'] &&
      !isTrusted(readIpAddress(ctx.req.socket.remoteAddress ?? '') ?? '')
    ) {
      isReported = true;
      onIgnored();
    }
    return next();
  };
}
