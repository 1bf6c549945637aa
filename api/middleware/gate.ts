import type { BinaryLike } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Site } from '../../data/schema/site.ts';
import type { Store } from '../db/open.ts';
import type { Env } from '../env.ts';
import { readBody } from './body.ts';
import { readAway } from './leftover.ts';
import { type Limit, makeLimits } from './limits.ts';
import { assertSameOrigin } from './sameOrigin.ts';

/** What a call must pass before its handler: type and size of the body, origin of the page, number of calls. One for each call. */
export interface Gate {
  contact: Middleware;
  subscribe: Middleware;
  chat: Middleware;
  ipLocation: Middleware;
}

type GateEnv = Pick<
  Env,
  | 'RATE_LIMITS'
  | 'LIMIT_WINDOW_SECONDS'
  | 'CONTACT_LIMIT'
  | 'SUBSCRIBE_LIMIT'
  | 'IP_LOCATION_LIMIT'
  | 'CHAT_LIMIT'
  | 'DATABASE_TIMEOUT_MS'
>;
interface GateParts {
  env: GateEnv;
  store: Pick<Store, 'pool'>;
  site: Pick<Site, 'provider'>;
  secret: BinaryLike;
  log: Logger;
}

/** Makes the gates. `clientAddress` must stand before them. */
export function makeGate({ env, store, site, secret, log }: GateParts): Gate {
  // Half of the time, so that the request itself still has its own.
  const limitOf = makeLimits({
    env,
    store,
    secret,
    log,
    sharedMs: { answer: env.DATABASE_TIMEOUT_MS / 2, pause: 1000 },
  });
  const posted =
    (limit: Limit): Middleware =>
    async (ctx, next) => {
      try {
        assertSameOrigin(ctx, site.provider.origin);
        await limit(ctx);
        await readBody(ctx);
      } catch (error) {
        readAway(ctx.req);
        throw error;
      }
      await next();
    };
  const ipLocation = limitOf('ip-location', env.IP_LOCATION_LIMIT);
  return {
    contact: posted(limitOf('contact', env.CONTACT_LIMIT)),
    subscribe: posted(limitOf('subscribe', env.SUBSCRIBE_LIMIT)),
    chat: posted(limitOf('chat', env.CHAT_LIMIT)),
    ipLocation: async (ctx, next) => {
      await ipLocation(ctx);
      await next();
    },
  };
}

/** What whoever starts the server should know of its settings, a line each. */
export function announceSettings({ RATE_LIMITS, SMTP_URL }: Pick<Env, 'RATE_LIMITS' | 'SMTP_URL'>): string[] {
  return [
    ...(RATE_LIMITS === 'off'
      ? ['Rate limits are off (RATE_LIMITS=off): any address may send as much as it likes.']
      : []),
    ...(SMTP_URL ? [] : ['No SMTP_URL: requests are kept, nothing is mailed.']),
  ];
}
