import { type BinaryLike, createHmac, hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context } from 'koa';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { Messages } from '../../data/rules/schema/messages.ts';
import { fill } from '../../data/rules/text/fill.ts';
import type { Store } from '../db/open.ts';
import type { Env } from '../env.ts';
import { ApiError } from '../errors.ts';
import { widerNetworks } from '../limits.ts';
import { type NetworkBits, ipNetworkOf } from '../ipAddress.ts';

/** Counts a request, and throws 429 with `Retry-After` when its address has sent too many. */
export type RateLimiter = (ctx: Context) => Promise<void>;

interface RateLimiterParts {
  env: Pick<Env, 'RATE_LIMITS' | 'LIMIT_WINDOW_SECONDS'>;
  store: Pick<Store, 'pool'>;
  messages: Pick<Messages['apiResponses'], 'tryAgainInMinute' | 'tryAgainInMinutes'>;
  /** Key under which addresses are hashed; the same in all processes that share a store. */
  secret: BinaryLike;
  /** How long the shared counter is waited for, in milliseconds. */
  timeoutMs: number;
}

/**
 * Makes rate limiters: `points` requests from one address within the window, or within so many seconds. Counted in PostgreSQL where processes share
 * one, otherwise in memory; while PostgreSQL does not answer each process counts for itself.
 */
export function makeRateLimiters({
  env,
  store: { pool },
  messages,
  secret,
  timeoutMs,
}: RateLimiterParts): (endpoint: string, points: number, seconds?: number) => RateLimiter {
  if (env.RATE_LIMITS === 'off') return () => async () => {};
  const hashOf = makeHash(secret);
  const created = pool && createTable(pool);

  const makeCount = (keyPrefix: string, points: number, duration: number) => {
    const options = { keyPrefix, points, duration };
    const local = new RateLimiterMemory(options);
    const limiter = pool
      ? new RLWrapperTimeouts({ limiter: sharedLimiter(pool, options), timeoutMs, insuranceLimiter: local })
      : local;
    return async (key: string) => {
      await created;
      return consume(limiter, key, duration);
    };
  };

  return (endpoint, points, seconds = env.LIMIT_WINDOW_SECONDS) => {
    const countAddress = makeCount(endpoint, points, seconds);
    const wider = widerNetworks.map(({ bits, factor }) => ({
      bits,
      count: makeCount(`${endpoint}/${bits}`, points * factor, seconds),
    }));

    return async (ctx) => {
      try {
        const { address } = ctx.state;
        await countAddress(hashOf(address, 64));
        // After the address, so that a client which is over its own limit does not use up that of its neighbours.
        if (isIPv6(address)) for (const { bits, count } of wider) await count(hashOf(address, bits));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        ctx.set('Retry-After', String(seconds));
        const message =
          seconds > 60
            ? fill(messages.tryAgainInMinutes, { minutes: Math.ceil(seconds / 60) })
            : messages.tryAgainInMinute;
        throw new ApiError(429, 'too_many_requests', message);
      }
    };
  };
}

/** Counts anew where a wait is longer than the window: a clock that was ahead has begun it. */
async function consume(
  limiter: RateLimiterMemory | RLWrapperTimeouts,
  key: string,
  duration: number,
): Promise<RateLimiterRes> {
  return limiter.consume(key).catch(async (refusal) => {
    if (!(refusal instanceof RateLimiterRes) || refusal.msBeforeNext <= duration * 1000 + 60_000) throw refusal;
    await limiter.delete(key);
    return limiter.consume(key);
  });
}

/** Hashes the network of an address, so that no address is stored. For IPv6 never less than a /64: that is what one connection gets. */
function makeHash(secret: BinaryLike): (address: string, ipv6: NetworkBits['ipv6']) => string {
  // A salted hash rather than an HMAC for each request, which takes Node fifty times as long.
  const salt = createHmac('sha256', secret).update('rate limits').digest('base64url');
  return (address, ipv6) => hash('sha256', `${salt} ${ipNetworkOf(address, { ipv4: 32, ipv6 }) ?? ''}`, 'base64url');
}

const tableOf = (pool: Pool) => ({ storeClient: pool, storeType: 'pool', tableName: 'rateLimit' });

const sharedLimiter = (pool: Pool, options: { keyPrefix: string; points: number; duration: number }) =>
  new RateLimiterPostgres({ ...options, ...tableOf(pool), tableCreated: true, clearExpiredByTimeout: false });

/**
 * Creates the table of all rate limiters, from which the library deletes expired rows. Its failure is no matter: mostly another process has
 * been quicker.
 */
const createTable = (pool: Pool) =>
  new Promise<void>(
    (resolve) => new RateLimiterPostgres({ points: 1, duration: 1, ...tableOf(pool) }, () => resolve()),
  );
