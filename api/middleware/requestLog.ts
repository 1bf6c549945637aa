import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** Gives each request an id and logs how it went: no query, no address, no name of anybody. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    const id = randomUUID();
    ctx.state.id = id;
    ctx.set('X-Request-Id', id);
    await next();
    log.info({ id, method: ctx.method, path: ctx.path, status: ctx.status, ms: Math.round(performance.now() - start) }, 'request');
  };
}
