import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

/** Gives each request an id and logs how it went: no query, no address, no name of anybody. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    const id = randomUUID();
    ctx.state.id = id;
    ctx.set('X-Request-Id', id);
    await next();
    log.info(
      { id, method: ctx.method, route: routeOf(ctx), status: ctx.status, ms: Math.round(performance.now() - start) },
      'request',
    );
  };
}

/**
 * What a request was for, in the service's own words: the pattern of a call, or what the middleware that answered has named
 * in `ctx.state.route`. Never the path as it came, which is as long as a client likes and may hold somebody's name.
 */
function routeOf(ctx: Context): string {
  const pattern: unknown = ctx._matchedRoute ?? ctx.matched?.[0]?.path ?? ctx.state.route;
  return pattern === undefined ? '(unknown)' : String(pattern);
}
