import type Router from '@koa/router';
import { alikeNames } from '../../db/alikeNames.ts';
import { listOfHeld } from '../../mail/heldSignUps.ts';
import { judgeRequest, judgeSignUp, listHeldBack, listHeldSignUps } from '../../owner/heldBack.ts';
import { findRequest } from '../../owner/requestList.ts';
import { actorOf, backToList, type DeskContext, idOf, goTo, isBeyond, pageNumber, queryText } from './deskContext.ts';
import { makeRequestViews } from './requestViews.ts';

/** Sign-ups that are shown; each that is released makes room for the next. */
const maxSignUps = 50;

/** The quarantine: what is in it and why, and "not spam". */
export function heldBackRoutes(
  router: Router,
  { show, signedIn, change, moment, site, store, db, now }: DeskContext,
): void {
  const { services, labelOf } = makeRequestViews(site, moment);

  router.get('/owner/held-back', signedIn, async (ctx) => {
    const search = queryText(ctx, 'q');
    const [held, signUps] = await Promise.all([
      listHeldBack(db, { search, labels: services }, pageNumber(ctx)),
      listHeldSignUps(db, search, maxSignUps),
    ]);
    if (isBeyond(ctx, held.page)) return;
    const judged = await findRequest(db, queryText(ctx, 'who'));
    ctx.state.who = judged && { name: judged.name, href: `/owner/requests/${judged.id}` };
    const isFound = held.total + signUps.total > 0;
    show(ctx, {
      kind: 'heldBack',
      search,
      requests: held.rows.map(({ id, createdAt, name, company, service, email, phone, message, spamReason }) => ({
        id,
        at: moment(createdAt),
        name,
        company,
        service: labelOf(service),
        email,
        phone,
        message,
        reason: spamReason ?? '',
      })),
      total: held.total,
      alike: isFound ? [] : await alikeNames(db, search, 'quarantined'),
      page: held.page,
      signUps: signUps.signUps.map(({ id, createdAt, email, kind, reason }) => ({
        id,
        at: moment(createdAt),
        email,
        list: listOfHeld({ kind }),
        reason,
      })),
      signUpsTotal: signUps.total,
    });
  });

  for (const [end, isSpam] of [
    ['', false],
    ['/spam', true],
  ] as const) {
    router.post(`/owner/held-back/:id${end}`, ...change, async (ctx) => {
      const id = idOf(ctx);
      const isJudged = await judgeRequest(store, id, isSpam, actorOf(ctx, now()));
      if (isJudged && isSpam) return backToList(ctx, '/owner/held-back', 'spam', id);
      if (isJudged) return goTo(ctx, `/owner/requests/${id}`, 'released');
      // A colleague was quicker, and it is a request already; or it was erased.
      if (await findRequest(db, id)) return goTo(ctx, `/owner/requests/${id}`, 'quicker');
      backToList(ctx, '/owner/held-back', 'gone');
    });

    router.post(`/owner/held-back/sign-ups/:id${end}`, ...change, async (ctx) => {
      const isJudged = await judgeSignUp(store, idOf(ctx), isSpam, actorOf(ctx, now()));
      backToList(ctx, '/owner/held-back', isJudged ? (isSpam ? 'signUpDeleted' : 'sent') : 'gone');
    });
  }
}
