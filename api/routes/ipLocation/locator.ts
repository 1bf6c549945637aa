import type { Logger } from 'pino';
import { isReserved, networkOf } from '../../middleware/network.ts';
import { makeCache } from './cache.ts';
import { type Place, placeSchema } from './schema.ts';

interface LocatorParts {
  /** The service, with `{ip}` where the address goes; undefined where none is configured. */
  url: string | undefined;
  log: Logger;
  timeoutMs?: number;
  now?: () => number;
}

/** How long a place is remembered, in milliseconds. */
export const keepMs = 3_600_000;
/** More bytes than any service has to say of one address. */
const mostBytes = 64 * 1024;

/**
 * Makes the function that tells where an address is, as far as the configured service knows; undefined where it does not,
 * or fails. Never throws. Answers are kept by network, in memory alone, so that no visitor's address is.
 */
export function makeLocator({
  url,
  log,
  timeoutMs = 1000,
  now = Date.now,
}: LocatorParts): (address: string) => Promise<Place | undefined> {
  const cache = makeCache<{ place: Place | undefined }>({ most: 1000, keepMs, now });
  const asked = new Map<string, Promise<Place | undefined>>();
  let failing = false;

  return async (address) => {
    const network = networkOf(address);
    if (!url || !network || isReserved(address)) return undefined;
    const known = cache.get(network);
    if (known) return known.place;
    const underWay = asked.get(network);
    if (underWay) return underWay;
    const question = ask(url.replaceAll('{ip}', address), network).finally(() => asked.delete(network));
    asked.set(network, question);
    return question;
  };

  async function ask(target: string, network: string): Promise<Place | undefined> {
    try {
      const place = await fetchPlace(target, timeoutMs);
      cache.set(network, { place });
      failing = false;
      return place;
    } catch (error) {
      // The error's own text may hold the address that was asked for.
      if (!failing) log.warn({ reason: reasonOf(error) }, 'the IP location service fails');
      failing = true;
      return undefined;
    }
  }
}

/** Undefined where the service knows neither city nor coordinates. Throws where it does not answer as it should. */
async function fetchPlace(target: string, timeoutMs: number): Promise<Place | undefined> {
  const response = await fetch(target, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error('refused', { cause: { code: `status ${response.status}` } });
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('too long');
    chunks.push(chunk);
  }
  const place = placeSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
  return place.city || place.loc ? place : undefined;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'too slow';
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'not the answer that was expected';
}
