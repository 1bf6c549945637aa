import { type BinaryLike, createHmac, hash } from 'node:crypto';
import type { Context } from 'koa';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Store } from '../db/open.ts';
import type { Env } from '../env.ts';
import { ApiError } from '../errors.ts';
import { networkOf } from './network.ts';

/** Counts a request, and throws 429 with `Retry-After` when its address has sent too many. */
export type Limit = (ctx: Context) => Promise<void>;

interface LimitParts {
  env: Pick<Env, 'RATE_LIMITS' | 'LIMIT_WINDOW_SECONDS'>;
  store: Pick<Store, 'pool'>;
  /** Stands between an address and what is kept of it; the same in all processes that share a store. */
  secret: BinaryLike;
  log: Logger;
}

/**
 * Makes the limits of calls: so many requests from one address within the window. Counted in memory, or in the store where
 * processes share one; while that does not answer, each process counts for itself, and this is logged once.
 */
export function makeLimits({ env, store: { pool }, secret, log }: LimitParts): (call: string, points: number) => Limit {
  if (env.RATE_LIMITS === 'off') return () => async () => {};
  const duration = env.LIMIT_WINDOW_SECONDS;
  const nameOf = makeNames(secret);
  const table = pool && makeTable(pool);
  let failing = false;

  return (call, points) => {
    const options = { keyPrefix: call, points, duration };
    const own = new RateLimiterMemory(options);
    const shared = pool && new RateLimiterPostgres({ ...options, storeClient: pool, storeType: 'pool', tableName, tableCreated: true, clearExpiredByTimeout: false });

    async function consume(key: string): Promise<RateLimiterRes> {
      if (!shared) return own.consume(key);
      try {
        await table?.();
        const counted = await shared.consume(key);
        failing = false;
        return counted;
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error;
        if (!failing) log.error({ err: error }, 'rate limits are counted by each process alone: the store does not answer');
        failing = true;
        return own.consume(key);
      }
    }

    return async (ctx) => {
      try {
        await consume(nameOf(ctx.state.address));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        ctx.set('Retry-After', String(seconds));
        throw new ApiError(429, 'too_many_requests', `Too many requests came from your connection. Please try again in ${seconds > 60 ? `${Math.ceil(seconds / 60)} minutes` : 'a minute'}.`);
      }
    };
  };
}

/** Turns addresses into names that lead back to none. An IPv6 connection has a whole /64 to choose its address from: it is counted as one. */
function makeNames(secret: BinaryLike): (address: string) => string {
  // A hash that begins with a secret serves as well here as an HMAC for each request, which takes Node fifty times as long.
  const salt = createHmac('sha256', secret).update('rate limits').digest('base64url');
  return (address) => hash('sha256', `${salt} ${networkOf(address, { ipv4: 32, ipv6: 64 }) ?? ''}`, 'base64url');
}

const tableName = 'rateLimit';

/** Creates the table that all calls share, once; tried again with the next request if that fails. What has expired is deleted from it by the library. */
function makeTable(pool: Pool): () => Promise<void> {
  let created: Promise<void> | undefined;
  const create = () => new Promise<void>((resolve, reject) => new RateLimiterPostgres({ points: 1, duration: 1, storeClient: pool, storeType: 'pool', tableName }, (error) => (error ? reject(error) : resolve())));
  return () => {
    created ??= create().catch((error) => {
      created = undefined;
      throw error;
    });
    return created;
  };
}
