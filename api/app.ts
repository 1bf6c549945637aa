import Router from '@koa/router';
import Koa from 'koa';
import type { Logger } from 'pino';
import { type Assistant, makeAssistant } from './chat/assistant.ts';
import { makeSiteWords } from './questions/scrub.ts';
import { makeModel } from './chat/model/model.ts';
import type { Env } from './env.ts';
import { makeHub } from './handover/hub.ts';
import type { Later } from './tasks.ts';
import { makeGuards } from './middleware/guards.ts';
import { makeKeepQuestion } from './questions/questions.ts';
import { withoutValues } from './log.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { isBrokenConnection, apiErrors } from './middleware/errors.ts';
import { announceVitals, securityHeaders } from './middleware/securityHeaders.ts';
import { clientAddress, parseTrustedProxies } from './middleware/clientAddress.ts';
import { canonicalRedirect } from './middleware/canonicalRedirect.ts';
import { singleHost, pathOnlyTarget } from './middleware/singleHost.ts';
import { requestLog } from './middleware/requestLog.ts';
import { makeBookingService } from './bookings/bookingService.ts';
import { bookingRoutes } from './routes/bookings/bookings.ts';
import { feedRoutes } from './routes/bookings/feed.ts';
import { changeRoutes } from './routes/bookings/change.ts';
import { blogRoutes } from './routes/blog/blog.ts';
import { chatbotRoutes } from './routes/chatbot/chatbot.ts';
import { contactRoutes } from './routes/contact/contact.ts';
import { handoverRoutes } from './routes/handover/handover.ts';
import { healthRoutes } from './routes/health/health.ts';
import { ipLocationRoutes } from './routes/ipLocation/ipLocation.ts';
import { serveSecurityTxt } from './routes/securityTxt/securityTxt.ts';
import { quoteRoutes } from './routes/quote/quote.ts';
import { subscribeRoutes } from './routes/subscribe/subscribe.ts';
import { ownerDesk } from './routes/owner/owner.ts';
import { understoodIn } from './routes/owner/understoodIn.ts';
import { toolRoutes } from './routes/tools/tools.ts';
import { vitalsRoutes } from './routes/vitals/vitals.ts';
import type { RouteParts } from './routeParts.ts';
import { serveSite } from './static/serveSite.ts';
import type { Desk } from './static/loadDesk.ts';
import { listChangedOf } from './mail/listChanged.ts';

/** What the app is composed of. */
export interface Parts extends Pick<RouteParts, 'env' | 'site' | 'built' | 'store' | 'messageWriter' | 'outbox'> {
  /** The owner's desk; undefined where it is off. */
  desk?: Desk | undefined;
  log: Logger;
  /** Signs the links in mails. */
  secret: string;
  /** Does what follows an answer. */
  later: Later;
}

/** Paths that belong to the API, besides everything under `/api/`. */
const apiPaths = new Set(['/api', '/healthz', '/readyz', '/metrics']);

export function createApp(parts: Parts): Koa {
  const { env, site, built, desk, log, store, secret, messageWriter, outbox, later } = parts;
  const guards = makeGuards({ env, store, site, secret });
  const app = new Koa();
  app.on('error', (error) => {
    if (!isBrokenConnection(error)) log.error({ err: withoutValues(error) }, 'response failed');
  });
  const metrics = makeMetrics({ store, failures: outbox.failures });
  let stopping = false;
  const hub = makeHub({ store, log });
  app.once('stopping', () => {
    stopping = true;
    hub.stop();
  });
  let made: Assistant | undefined;
  const assistant = () => (made ??= makeAssistant(site));
  const understand = (text: string) => understoodIn(assistant().recognize(text), site);
  const sending = { messageWriter, outbox, listChanged: listChangedOf(env) };
  const routeParts: RouteParts = { env, site, built, store, ...sending, guards, understand };

  const router = new Router();
  healthRoutes(router, { env, store, metrics, isStopping: () => stopping });
  blogRoutes(router, site);
  toolRoutes(router, routeParts);
  quoteRoutes(router, routeParts);
  contactRoutes(router, routeParts);
  const bookings = makeBookingService({ site, store, messageWriter, secret, isLimited: env.RATE_LIMITS === 'on' });
  if (bookings) {
    bookingRoutes(router, routeParts, bookings);
    changeRoutes(router, routeParts, bookings);
    if (desk) feedRoutes(router, routeParts);
  }
  handoverRoutes(router, { ...routeParts, hub });
  subscribeRoutes(router, routeParts, secret);
  chatbotRoutes(router, {
    messages: site.messages,
    assistant,
    guards,
    model: modelOf(env, log),
    keepQuestion: makeKeepQuestion(store, later, log),
    knows: makeSiteWords(site),
  });
  if (env.VITALS === 'on') vitalsRoutes(router, routeParts);
  ipLocationRoutes(router, { guards, url: env.IP_LOCATION_URL, log });

  app.use(metrics.middleware);
  const forwarded = () => log.warn('X-Forwarded-For came from an address that TRUSTED_PROXIES does not name');
  app.use(clientAddress(parseTrustedProxies(env.TRUSTED_PROXIES), forwarded));
  app.use(securityHeaders(built?.outside, built?.inlineScripts));
  if (env.VITALS === 'on') app.use(announceVitals);
  app.use(pathOnlyTarget);
  app.use(singleHost);
  app.use(requestLog(log));
  app.use(canonicalRedirect(site.provider.origin));
  const errors = apiErrors(log, site.messages.apiResponses);
  const routes = composeRouter(router);
  app.use((ctx, next) =>
    apiPaths.has(ctx.path) || ctx.path.startsWith('/api/') ? errors(ctx, () => routes(ctx, async () => {})) : next(),
  );
  const cardQuestion = (id: string) => assistant().cardQuestion(id);
  if (desk) app.use(ownerDesk({ ...routeParts, desk, hub, log, later, cardQuestion, bookingService: bookings }));
  app.use(serveSecurityTxt(site.provider));
  if (built) app.use(serveSite(built));
  return app;
}

/** A language model that words replies, where one is set up. */
function modelOf({ CHAT_MODEL_URL: url, CHAT_MODEL: name, CHAT_MODEL_KEY: key }: Env, log: Logger) {
  return url && name ? makeModel({ url, name, key }, log) : undefined;
}

/** The routes, and 405 for methods that a path does not support. */
function composeRouter(router: Router) {
  const routes = router.routes();
  const methods = router.allowedMethods();
  return (ctx: Koa.Context, next: Koa.Next) => routes(ctx as never, () => methods(ctx as never, next));
}
