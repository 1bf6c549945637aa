import { type BinaryLike, createHmac, hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context } from 'koa';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Messages } from '../../data/rules/schema/messages.ts';
import { fill } from '../../data/rules/text/fill.ts';
import type { Store } from '../db/open.ts';
import type { Env } from '../env.ts';
import { ApiError } from '../errors.ts';
import { widerNetworks } from '../limits.ts';
import { withoutValues } from '../log.ts';
import { onceDone, withTimeout } from '../withTimeout.ts';
import { type NetworkBits, ipNetworkOf } from '../ipAddress.ts';

/** Counts a request, and throws 429 with `Retry-After` when its address has sent too many. */
export type RateLimiter = (ctx: Context) => Promise<void>;

interface RateLimiterParts {
  env: Pick<Env, 'RATE_LIMITS' | 'LIMIT_WINDOW_SECONDS'>;
  store: Pick<Store, 'pool'>;
  messages: Pick<Messages['apiResponses'], 'tryAgainInMinute' | 'tryAgainInMinutes'>;
  /** Key under which addresses are hashed; the same in all processes that share a store. */
  secret: BinaryLike;
  log: Logger;
  /** Timeout of the shared counter, and for how long it is not used after a failure, in milliseconds. */
  shared?: { timeoutMs: number; pauseMs: number };
}

/**
 * Makes rate limiters: `points` requests from one address within the window, or within so many seconds. Counted in PostgreSQL where processes share
 * one, otherwise in memory; while PostgreSQL does not answer each process counts for itself, which is logged once. Not the
 * library's `insuranceLimiter`, which has no timeout and does not pause.
 */
export function makeRateLimiters({
  env,
  store: { pool },
  messages,
  secret,
  log,
  shared: { timeoutMs, pauseMs } = { timeoutMs: 1000, pauseMs: 1000 },
}: RateLimiterParts): (endpoint: string, points: number, seconds?: number) => RateLimiter {
  if (env.RATE_LIMITS === 'off') return () => async () => {};
  const hashOf = makeHash(secret);
  const createTable = pool && makeTableCreation(pool);
  let failing = false;
  let pausedUntil = 0;

  const makeCount = (keyPrefix: string, points: number, duration: number) => {
    const options = { keyPrefix, points, duration };
    const local = new RateLimiterMemory(options);
    if (!pool) return (key: string) => consume(local, key, duration);
    const shared = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName,
      tableCreated: true,
      clearExpiredByTimeout: false,
    });

    return async (key: string): Promise<RateLimiterRes> => {
      if (performance.now() < pausedUntil) return consume(local, key, duration);
      try {
        const counted = await withTimeout(
          timeoutMs,
          Promise.resolve(createTable?.()).then(() => consume(shared, key, duration)),
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
        pausedUntil = performance.now() + pauseMs;
        return consume(local, key, duration);
      }
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
  limiter: RateLimiterMemory | RateLimiterPostgres,
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

const tableName = 'rateLimit';
/**
 * How PostgreSQL refuses the second of two processes that create one table at once, as the name of the table or of its type is
 * taken: `duplicate_table` and `duplicate_object`. The library takes a third way, 23505, for success itself.
 */
const createdByAnother = ['42P07', '42710'];

/** Creates the table of all rate limiters once, or again after a failure. The library deletes expired rows from it. */
function makeTableCreation(pool: Pool): () => Promise<void> {
  return onceDone(
    () =>
      new Promise<void>(
        (resolve, reject) =>
          new RateLimiterPostgres(
            { points: 1, duration: 1, storeClient: pool, storeType: 'pool', tableName },
            (error) =>
              error && !createdByAnother.includes(String((error as { code?: unknown }).code))
                ? reject(error)
                : resolve(),
          ),
      ),
  );
}
