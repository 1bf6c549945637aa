import type { Middleware } from 'koa';

/** What a call must pass before its handler: type and size of the body, origin of the page, number of calls. One for each call. */
export interface Gate {
  contact: Middleware;
  subscribe: Middleware;
  ipLocation: Middleware;
}
