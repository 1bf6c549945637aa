import type { BinaryLike } from 'node:crypto';
import type { Middleware, Context } from 'koa';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Store } from '../db/open.ts';
import type { Env } from '../env.ts';
import { type BodyLimits, bodyLimits, windowsPerDay } from '../limits.ts';
import { readBody } from './body.ts';
import { makeRateLimiters, type RateLimiter } from './rateLimiters.ts';
import { ApiError } from '../errors.ts';

/**
 * What a request passes before the handler of its endpoint: for posts the origin check, the rate limiter and the body
 * parser, for look-ups the rate limiter alone.
 */
export type Guards = ReturnType<typeof makeGuards>;

interface GuardsParts {
  env: Env;
  store: Pick<Store, 'pool'>;
  site: Pick<Site, 'provider' | 'messages'>;
  secret: BinaryLike;
}

const daySeconds = 86_400;
const unlimited: RateLimiter = async () => {};

/** `clientAddress` must come before them. */
export function makeGuards({ env, store, site, secret }: GuardsParts) {
  const makeLimiter = makeRateLimiters({
    env,
    store,
    messages: site.messages.apiResponses,
    secret,
    // Half of the database's timeout, so that the request itself still has time for its own query.
    timeoutMs: env.DATABASE_TIMEOUT_MS / 2,
  });
  const guardPost =
    (limiter: RateLimiter, limits?: BodyLimits): Middleware =>
    async (ctx, next) => {
      assertSameOrigin(ctx, site.provider.origin);
      await limiter(ctx);
      await readBody(ctx, limits);
      await next();
    };
  /** What causes mail is limited over a day too: a flood that keeps to the window would fill a mailbox. */
  const makeMailLimiter = (endpoint: string, points: number): RateLimiter => {
    const [inWindow, inDay] = [
      makeLimiter(endpoint, points),
      makeLimiter(`${endpoint}-day`, points * windowsPerDay, daySeconds),
    ];
    return async (ctx) => {
      await inWindow(ctx);
      await inDay(ctx);
    };
  };
  const owner = makeLimiter('owner', env.OWNER_LIMIT);
  const guardLookUp =
    (limiter: RateLimiter): Middleware =>
    async (ctx, next) => {
      await limiter(ctx);
      await next();
    };
  return {
    contact: guardPost(makeMailLimiter('contact', env.CONTACT_LIMIT)),
    /** Each takes a time that nobody else can have then. */
    booking: guardPost(makeMailLimiter('booking', Math.ceil(env.CONTACT_LIMIT / 4))),
    /** For looking at free times, each of which reads the store. */
    slots: guardLookUp(makeLimiter('slots', env.IP_LOCATION_LIMIT)),
    subscribe: guardPost(makeMailLimiter('subscribe', env.SUBSCRIBE_LIMIT)),
    chat: guardPost(makeLimiter('chat', env.CHAT_LIMIT)),
    ownerSignIn: guardPost(owner, bodyLimits.signIn),
    /** For the button behind a link to sign in: without a limit, because nobody guesses one. */
    ownerLink: guardPost(unlimited, bodyLimits.signIn),
    /** For a note of somebody who is not signed in any more, limited like signing in. */
    ownerNote: guardPost(owner, bodyLimits.note),
    /** Counts what signed nobody in, like `ownerSignIn`. */
    ownerRefused: owner,
    /** For changes at the owner's desk by somebody who is signed in: without a limit. */
    ownerChange: guardPost(unlimited, bodyLimits.note),
    vitals: guardPost(makeLimiter('vitals', env.VITALS_LIMIT), bodyLimits.vitals),
    presence: guardLookUp(makeLimiter('presence', env.IP_LOCATION_LIMIT)),
    handover: guardPost(makeLimiter('handover', env.CHAT_LIMIT)),
    /** For asking for a person, which causes mail. */
    handoverAsk: guardPost(makeMailLimiter('handover-ask', env.CONTACT_LIMIT), bodyLimits.handover),
    ipLocation: guardLookUp(makeLimiter('ip-location', env.IP_LOCATION_LIMIT)),
  };
}

/**
 * Protects against cross-site request forgery. Allowed are the site's own origin, the host that the request came to, and
 * requests without `Origin`, which come from programs and not from browsers. `Sec-Fetch-Site: same-origin` is enough, because
 * no page can set it: it is right even behind a proxy that changes the host.
 * @throws ApiError 403
 */
export function assertSameOrigin(ctx: Context, siteOrigin: string): void {
  const { origin, 'sec-fetch-site': fetchSite } = ctx.req.headers;
  if (fetchSite === 'same-origin') return;
  const isAllowed =
    origin === undefined
      ? fetchSite !== 'cross-site'
      : origin === siteOrigin || origin === ctx.state.origin || origin === normalizedOrigin(ctx.state.origin);
  if (!isAllowed) throw new ApiError(403, 'foreign_origin', 'This request came from a page of another site.');
}

/** An origin as browsers write it: lower case, without the scheme's own port. */
function normalizedOrigin(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).origin : undefined;
}
