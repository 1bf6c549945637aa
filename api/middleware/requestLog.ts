import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

/** Gives each request an id and logs its route, status and duration: no path, query or client address. */
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
 * The pattern of the matched route, or what middleware has set as `ctx.state.route`. Never the path itself, which may be
 * long and hold personal data.
 */
function routeOf(ctx: Context): string {
  const pattern: unknown = ctx._matchedRoute ?? ctx.matched?.[0]?.path ?? ctx.state.route;
  return pattern === undefined ? '(unknown)' : String(pattern);
}
