import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { DeskProblem } from '../../../data/rules/owner/deskNotices.ts';
import { lowerCase } from '../../../data/rules/text/lowerCase.ts';
import { ApiError, notFound } from '../../errors.ts';
import { withoutValues } from '../../log.ts';
import type { Hub } from '../../handover/hub.ts';
import type { Later } from '../../tasks.ts';
import { ownerAddresses } from '../../mail/messageWriter.ts';
import { audit } from '../../owner/audit.ts';
import { makePeople } from '../../privacy/people.ts';
import { makeSessions } from '../../owner/sessions.ts';
import { makeSignIns } from '../../owner/signIns.ts';
import { erasuresOf } from '../../privacy/erasures.ts';
import type { Desk } from '../../static/loadDesk.ts';
import type { RouteParts } from '../../routeParts.ts';
import { accountRoutes } from './accountRoutes.ts';
import type { BookingService } from '../../bookings/bookingService.ts';
import { bookingListRoutes } from './bookingListRoutes.ts';
import { deskBookingRoutes } from './deskBookingRoutes.ts';
import { breachRoutes } from './breachRoutes.ts';
import { conversationRoutes } from './conversationRoutes.ts';
import { makeDeskContext, setDeskHeaders } from './deskContext.ts';
import { healthRoutes } from './healthRoutes.ts';
import { heldBackRoutes } from './heldBackRoutes.ts';
import { privacyRoutes } from './privacyRoutes.ts';
import { questionRoutes } from './questionRoutes.ts';
import { requestListRoutes, requestRoutes } from './requestRoutes.ts';
import { subscriberRoutes, suppressionRoutes } from './subscriberRoutes.ts';
import { signInRoutes } from './signInRoutes.ts';

interface OwnerDeskParts extends RouteParts {
  desk: Desk;
  /** Whose streams the page of conversations is one of. */
  hub: Hub;
  log: Logger;
  later: Later;
  cardQuestion(id: string): string | undefined;
  /** Undefined where nothing can be booked. */
  bookingService: BookingService | undefined;
}

/** The owner's desk: everything at `/owner` and below. */
export function ownerDesk(parts: OwnerDeskParts): Middleware {
  const now = Date.now;
  const { site, desk: bundle, store, env, log, later } = parts;
  const owners = ownerAddresses(env, site.provider).map(({ address }) => lowerCase(address));
  const signIns = makeSignIns({
    store,
    owners,
    onCodesUsedUp: (email) => later.run(() => audit(store.db, { email, at: now() }, 'codesUsedUp')),
    now,
  });
  const sessions = makeSessions({ store, owners, now });
  const desk = makeDeskContext({ ...parts, sessions, now });
  const router = new Router();

  for (const [type, text] of Object.entries({ css: bundle.css, js: bundle.scriptText }))
    router.get(`/owner/desk.${type}`, (ctx) => {
      ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
      ctx.type = type;
      ctx.body = text;
    });
  signInRoutes(router, desk, { ...parts, signIns, sessions });
  requestListRoutes(router, desk);
  requestRoutes(router, desk, parts);
  if (parts.bookingService) {
    bookingListRoutes(router, desk, parts.bookingService);
    deskBookingRoutes(router, desk, { ...parts, bookingService: parts.bookingService });
  }
  const people = makePeople(store, { erasures: erasuresOf(store, env), now });
  conversationRoutes(router, desk, { hub: parts.hub, people });
  subscriberRoutes(router, desk);
  suppressionRoutes(router, desk, parts.listChanged);
  privacyRoutes(router, desk, people);
  heldBackRoutes(router, desk);
  breachRoutes(router, desk);
  questionRoutes(router, desk, parts.cardQuestion);
  healthRoutes(router, desk);
  accountRoutes(router, desk, sessions);

  const routes = router.routes();
  return async (ctx, next) => {
    if (ctx.path !== '/owner' && !ctx.path.startsWith('/owner/')) return next();
    setDeskHeaders(ctx);
    try {
      // PostgreSQL takes no text with it: nothing has such an id.
      if (/%00/.test(ctx.path)) throw notFound('There is no such page.');
      await routes(ctx as never, async () => {});
      if (ctx.status === 404 && ctx.body === undefined) throw notFound('There is no such page.');
    } catch (error) {
      tell(ctx, error);
    }
  };

  function tell(ctx: Context, error: unknown): void {
    const known = error instanceof ApiError ? error : undefined;
    const failure = known ? known.cause : error;
    if (failure !== undefined) log.error({ err: withoutValues(failure), id: ctx.state.id }, 'request failed');
    const refusal = known ?? new ApiError(503, 'unavailable', 'The store does not answer.');
    desk.show(ctx, { kind: 'problem', problem: problemOf(refusal), kept: ctx.state.keptNote }, refusal.status);
  }
}

function problemOf({ status }: ApiError): DeskProblem {
  if (status === 403) return 'refused';
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooMany';
  return status >= 500 ? 'unavailable' : 'invalid';
}
