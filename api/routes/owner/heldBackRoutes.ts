import type Router from '@koa/router';
import { alikeNames } from '../../db/alikeNames.ts';
import { releaseRequest } from '../../leads/quarantine.ts';
import { listOfHeld, releaseHeld, takeHeld } from '../../mail/heldSignUps.ts';
import { findRequest, matchingWords, type RequestFilter } from '../../owner/requestList.ts';
import { backToList, type DeskContext, idOf, goTo, isBeyond, pageNumber, queryText } from './deskContext.ts';
import { makeRequestViews } from './requestViews.ts';
import { countRows, pageNumbers, pageSize } from '../../db/queries.ts';
import type { Db } from '../../db/open.ts';
import { audit } from '../../owner/audit.ts';
import { like } from '../../db/search.ts';
import { changeState } from '../../owner/requestWork.ts';

/** Sign-ups that are shown; each that is released makes room for the next. */
const maxSignUps = 50;

/** The quarantine: what is in it and why, and "not spam". */
export function heldBackRoutes(router: Router, desk: DeskContext): void {
  const { show, signedIn, change, act, moment, db } = desk;
  const { services, labelOf } = makeRequestViews(desk);

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
      requests: held.rows.map(({ createdAt, service, spamReason, ...request }) => ({
        ...request,
        at: moment(createdAt),
        service: labelOf(service),
        reason: spamReason ?? '',
      })),
      total: held.total,
      alike: isFound ? [] : await alikeNames(db, search, 'quarantined'),
      page: held.page,
      signUps: signUps.signUps.map(({ createdAt, kind, ...signUp }) => ({
        ...signUp,
        at: moment(createdAt),
        list: listOfHeld({ kind }),
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
      // Also in the state "spam", so that it can be found and brought back. No mail: the visitor may have waited for days.
      const isJudged = await act(ctx, async (transaction, actor) => {
        if (!(await releaseRequest(transaction, id))) return false;
        if (isSpam) await changeState(transaction, id, { from: 'new', to: 'spam' }, actor);
        else await audit(transaction, actor, 'released', id);
        return true;
      });
      if (isJudged && isSpam) return backToList(ctx, '/owner/held-back', 'spam', id);
      if (isJudged) return goTo(ctx, `/owner/requests/${id}`, 'released');
      // A colleague was quicker, and it is a request already; or it was erased.
      if (await findRequest(db, id)) return goTo(ctx, `/owner/requests/${id}`, 'quicker');
      backToList(ctx, '/owner/held-back', 'gone');
    });

    router.post(`/owner/held-back/sign-ups/:id${end}`, ...change, async (ctx) => {
      const held = await act(ctx, async (transaction, actor) => {
        const taken = await (isSpam ? takeHeld(transaction, idOf(ctx)) : releaseHeld(transaction, idOf(ctx), actor.at));
        if (taken) await audit(transaction, actor, isSpam ? 'heldSpam' : 'released', taken.id);
        return taken;
      });
      backToList(ctx, '/owner/held-back', held ? (isSpam ? 'signUpDeleted' : 'sent') : 'gone');
    });
  }
}

/** So many requests are searched at once. Bots may have sent very many, and others are served in between. */
const span = 2000;

/** A page of the requests in quarantine that a search finds, newest first, and how many there are. @param number of the page, from 1 */
async function listHeldBack(db: Db, filter: Pick<RequestFilter, 'search' | 'labels'>, number: number) {
  const newestFirst = db.selectFrom('lead').orderBy('createdAt', 'desc').orderBy('id', 'desc');
  const held = await newestFirst.select('id').where('status', '=', 'quarantined').execute();
  const ids = held.map(({ id }) => id);
  const found: string[] = filter.search ? [] : ids;
  for (let from = 0; filter.search && from < ids.length; from += span) {
    const some = ids.slice(from, from + span);
    const matched = await matchingWords(db, filter).select('lead.id').where('lead.id', 'in', some).execute();
    const isMatched = new Set(matched.map(({ id }) => id));
    found.push(...some.filter((id) => isMatched.has(id)));
  }
  const shown = found.slice((number - 1) * pageSize, number * pageSize);
  const rows = shown.length > 0 ? await newestFirst.selectAll().where('id', 'in', shown).execute() : [];
  return { rows, total: found.length, page: pageNumbers(number, found.length) };
}

const heldSignUps = (db: Db, search: string) => {
  const held = db.selectFrom('heldSignUp');
  return search ? held.where(like(['email'], search)) : held;
};

export const countHeldSignUps = (db: Db, search: string): Promise<number> => countRows(heldSignUps(db, search));

/** The newest sign-ups whose mails are in quarantine, and how many there are. */
async function listHeldSignUps(db: Db, search: string, limit: number) {
  const held = heldSignUps(db, search).selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit);
  return { signUps: await held.execute(), total: await countHeldSignUps(db, search) };
}
