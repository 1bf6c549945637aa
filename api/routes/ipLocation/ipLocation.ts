import type Router from '@koa/router';
import type { Logger } from 'pino';
import type { Guards } from '../../middleware/guards.ts';
import type { IpLocation } from '../../../data/rules/requests/ipLocation.ts';
import { isReserved, ipNetworkOf } from '../../ipAddress.ts';
import * as z from 'zod/mini';
import { parseLoc } from '../../../data/rules/locations/parseLoc.ts';

interface IpLocationParts {
  guards: Pick<Guards, 'ipLocation'>;
  url: string | undefined;
  log: Logger;
}

/** `GET /api/ip-location`: where the visitor seems to be, or 204 where that is unknown. */
export function ipLocationRoutes(router: Router, { guards, url, log }: IpLocationParts): void {
  const locate = makeLocator({ url, log });

  router.get('/api/ip-location', guards.ipLocation, async (ctx) => {
    const ipLocation = await locate(ctx.state.address);
    if (!ipLocation) {
      ctx.set('Cache-Control', 'no-store');
      ctx.status = 204;
      return;
    }
    ctx.set('Cache-Control', `private, max-age=${cacheMs / 1000}`);
    ctx.body = { success: true, data: ipLocation };
  });
}

interface LocatorParts {
  /** URL of the service, with the placeholder `{ip}`; undefined where none is configured. */
  url: string | undefined;
  log: Logger;
  timeoutMs?: number;
  now?: () => number;
}

/** How long a response is cached, in milliseconds. */
const cacheMs = 3_600_000;
const maxNetworks = 1000;
/** Limit of a response: real ones are below 1 KB. */
const maxBytes = 64 * 1024;

/**
 * Looks up the location of an IP address with the configured service. Undefined where it is unknown or the service fails; never
 * rejects. Responses are cached by network and in memory, so that no visitor's address is stored.
 */
export function makeLocator({
  url,
  log,
  timeoutMs = 1000,
  now = () => performance.now(),
}: LocatorParts): (address: string) => Promise<IpLocation | undefined> {
  // In the order in which they were asked for: the oldest comes first.
  const known = new Map<string, { until: number; ipLocation: Promise<IpLocation | undefined> }>();
  let failing = false;

  return async (address) => {
    const network = ipNetworkOf(address);
    if (!url || !network || isReserved(address)) return undefined;
    const found = known.get(network);
    if (found && found.until > now()) return found.ipLocation;
    const ipLocation = lookUp(url.replaceAll('{ip}', address), network);
    known.delete(network);
    known.set(network, { until: now() + cacheMs, ipLocation });
    const [oldest = ''] = known.keys();
    if (known.size > maxNetworks) known.delete(oldest);
    return ipLocation;
  };

  async function lookUp(target: string, network: string): Promise<IpLocation | undefined> {
    try {
      const ipLocation = await fetchIpLocation(target, timeoutMs);
      failing = false;
      return ipLocation;
    } catch (error) {
      // The message of the error may hold the visitor's address.
      if (!failing)
        log.warn(
          { reason: codeOf(error) ?? (isTimeout(error) ? 'too slow' : 'not the answer that was expected') },
          'the IP location service fails',
        );
      failing = true;
      known.delete(network);
      return undefined;
    }
  }
}

/** Undefined where the service knows neither city nor coordinates. @throws Error for any other response than a location */
async function fetchIpLocation(target: string, timeoutMs: number): Promise<IpLocation | undefined> {
  const response = await fetch(target, {
    headers: { Accept: 'application/json' },
    // Nothing but the configured origin is asked: a redirect could lead to this machine's own services.
    redirect: 'error',
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
    if (size > maxBytes) throw new Error('too long');
    chunks.push(chunk);
  }
  const ipLocation = ipLocationSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
  return ipLocation.city || ipLocation.loc ? ipLocation : undefined;
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** The code of what an error was caused by, such as `ECONNREFUSED`. */
function codeOf(error: unknown): string | undefined {
  const { code } = ((error instanceof Error && error.cause) || {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

const optionalText = (maxLength: number) =>
  z.pipe(
    z.nullish(z.string().check(z.maxLength(maxLength))),
    z.transform((text: string | null | undefined) => text?.trim() ?? ''),
  );

/** The response of an IP geolocation service, in ipinfo's format; empty where it knows nothing. Further fields are dropped. */
const ipLocationSchema = z.object({
  city: optionalText(100),
  /** Name of the province, state or other first-level division. */
  region: optionalText(100),
  postal: optionalText(20),
  /** "latitude,longitude" in degrees. */
  loc: z.pipe(optionalText(50), z.string().check(z.refine((loc) => loc === '' || parseLoc(loc) !== undefined))),
});
