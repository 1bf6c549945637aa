import Router from '@koa/router';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Site } from '../data/schema/site.ts';
import { apiErrors } from './middleware/errors.ts';
import { oneAddress } from './middleware/oneAddress.ts';
import { readableTarget } from './middleware/readableTarget.ts';
import { requestLog } from './middleware/requestLog.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { blogRoutes } from './routes/blog/blog.ts';
import { serveSite } from './static/serveSite.ts';
import type { BuiltSite } from './static/siteFiles.ts';

/** What the service is put together from. */
export interface Parts {
  site: Site;
  /** The built pages; undefined where something else serves them, as in development. */
  built: BuiltSite | undefined;
  log: Logger;
}

/** The service, apart from listening: the API under `/api`, and the built site. */
export function createApp({ site, built, log }: Parts): Koa {
  const app = new Koa();
  app.on('error', (error) => log.error({ err: error }, 'response failed'));
  const router = new Router();
  router.get('/healthz', (ctx) => { ctx.body = { success: true, data: { status: 'ok' } }; });
  blogRoutes(router, site);

  app.use(securityHeaders);
  app.use(readableTarget);
  app.use(requestLog(log));
  app.use(oneAddress(site.provider.origin));
  const errors = apiErrors(log);
  app.use((ctx, next) => (ctx.path === '/api' || ctx.path.startsWith('/api/') || ctx.path === '/healthz' ? errors(ctx, () => routes(ctx, async () => {})) : next()));
  const routes = compose(router);
  if (built) app.use(serveSite(built));
  return app;
}

/** The router's routes, and its answers for methods that a path does not take. */
function compose(router: Router) {
  const routes = router.routes();
  const methods = router.allowedMethods();
  return (ctx: Koa.Context, next: Koa.Next) => routes(ctx as never, () => methods(ctx as never, next));
}
