import { type BinaryLike, createHmac, hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context } from 'koa';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Store } from '../db/open.ts';
import type { Env } from '../env.ts';
import { ApiError } from '../errors.ts';
import { withoutValues } from '../log.ts';
import { withTimeout } from '../withTimeout.ts';
import { type NetworkBits, networkOf } from './network.ts';

/** Counts a request, and throws 429 with `Retry-After` when its address has sent too many. */
export type Limit = (ctx: Context) => Promise<void>;

interface LimitParts {
  env: Pick<Env, 'RATE_LIMITS' | 'LIMIT_WINDOW_SECONDS'>;
  store: Pick<Store, 'pool'>;
  /** Stands between an address and what is kept of it; the same in all processes that share a store. */
  secret: BinaryLike;
  log: Logger;
  /** How long the shared count may take, and how long it is left alone after a failure, in milliseconds. */
  sharedMs?: { answer: number; pause: number };
}

/**
 * How much larger the limits of wider IPv6 networks are than that of one /64 in them. Whoever rents a server often gets a
 * /48, 65,536 networks to send from; an office or the customers of a mobile provider may share one as well. Whoever becomes
 * a provider gets a /32, 65,536 times as many; all customers of one may share it.
 */
const widerNetworks = [
  { bits: 48, factor: 10 },
  { bits: 32, factor: 200 },
] as const;

/**
 * Makes the limits of calls: so many requests from one address within the window. Counted in memory, or in the store where
 * processes share one; while that does not answer, each process counts for itself, and this is logged once.
 */
export function makeLimits({
  env,
  store: { pool },
  secret,
  log,
  sharedMs = { answer: 1000, pause: 1000 },
}: LimitParts): (call: string, points: number) => Limit {
  if (env.RATE_LIMITS === 'off') return () => async () => {};
  const duration = env.LIMIT_WINDOW_SECONDS;
  const nameOf = makeNames(secret);
  const table = pool && makeTable(pool);
  let failing = false;
  let pausedUntil = 0;

  const makeCount = (keyPrefix: string, points: number) => {
    const options = { keyPrefix, points, duration };
    const own = new RateLimiterMemory(options);
    if (!pool) return (key: string) => own.consume(key);
    const shared = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName,
      tableCreated: true,
      clearExpiredByTimeout: false,
    });

    return async (key: string): Promise<RateLimiterRes> => {
      if (Date.now() < pausedUntil) return own.consume(key);
      try {
        const counted = await withTimeout(
          sharedMs.answer,
          Promise.resolve(table?.()).then(() => shared.consume(key)),
        );
        failing = false;
        return counted;
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error;
        if (!failing)
          log.error(
            { err: withoutValues(error) },
            'rate limits are counted by each process alone: the store does not answer',
          );
        failing = true;
        pausedUntil = Date.now() + sharedMs.pause;
        return own.consume(key);
      }
    };
  };

  return (call, points) => {
    const countAddress = makeCount(call, points);
    const wider = widerNetworks.map(({ bits, factor }) => ({
      bits,
      count: makeCount(`${call}/${bits}`, points * factor),
    }));

    return async (ctx) => {
      try {
        const { address } = ctx.state;
        await countAddress(nameOf(address, 64));
        // What was refused already counts for its own network alone: nobody can use up the limit of those beside them.
        if (isIPv6(address)) for (const { bits, count } of wider) await count(nameOf(address, bits));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        ctx.set('Retry-After', String(seconds));
        throw new ApiError(
          429,
          'too_many_requests',
          `Too many requests came from your connection. Please try again in ${seconds > 60 ? `${Math.ceil(seconds / 60)} minutes` : 'a minute'}.`,
        );
      }
    };
  };
}

/** Turns addresses into names that lead back to none. IPv6 addresses are counted by network: each connection has a whole /64 to choose from. */
function makeNames(secret: BinaryLike): (address: string, ipv6: NetworkBits['ipv6']) => string {
  // A hash that begins with a secret serves as well here as an HMAC for each request, which takes Node fifty times as long.
  const salt = createHmac('sha256', secret).update('rate limits').digest('base64url');
  return (address, ipv6) => hash('sha256', `${salt} ${networkOf(address, { ipv4: 32, ipv6 }) ?? ''}`, 'base64url');
}

const tableName = 'rateLimit';

/** Creates the table that all calls share, once; tried again with the next request if that fails. What has expired is deleted from it by the library. */
function makeTable(pool: Pool): () => Promise<void> {
  let created: Promise<void> | undefined;
  const create = () =>
    new Promise<void>(
      (resolve, reject) =>
        new RateLimiterPostgres({ points: 1, duration: 1, storeClient: pool, storeType: 'pool', tableName }, (error) =>
          error ? reject(error) : resolve(),
        ),
    );
  return () => {
    created ??= create().catch((error) => {
      created = undefined;
      throw error;
    });
    return created;
  };
}
