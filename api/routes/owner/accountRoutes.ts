import type Router from '@koa/router';
import type { Db } from '../../db/open.ts';
import { readPage } from '../../db/queries.ts';
import type { Session, Sessions } from '../../owner/sessions.ts';
import { referenceOf } from '../../privacy/erase.ts';
import { clearCookie } from './cookies.ts';
import { actorOf, type DeskContext, field, goTo, pageNumber } from './deskContext.ts';

export function accountRoutes(
  router: Router,
  { show, signedIn, change, moment, site, db, now }: DeskContext,
  sessions: Sessions,
): void {
  const { nobody, proof, record, list } = site.messages.owner.account;
  router.get('/owner/account', signedIn, async (ctx) => {
    const own = ctx.state.session as Session;
    const log = db.selectFrom('ownerAudit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
    const [open, { rows: entries, page }] = await Promise.all([sessions.list(), readPage(log, pageNumber(ctx), 50)]);
    const names = await namesOf(
      db,
      entries.flatMap(({ subject }) => subject ?? []),
    );
    show(ctx, {
      kind: 'account',
      sessions: open.map(({ id, email, device, createdAt, seenAt }) => ({
        id,
        owner: email,
        device,
        began: moment(createdAt),
        seen: moment(seenAt),
        current: id === own.id,
      })),
      audit: entries.map(({ id, at, email, action, subject, detail }) => {
        const isProof = action === 'personErased' && detail !== null;
        const name = names.get(subject ?? '');
        return {
          ...{ id, at: moment(at), owner: email || nobody, action },
          // The key of an address says nothing to anybody.
          subject: isProof ? referenceOf(id) : name !== undefined || ofList.test(action) ? null : subject,
          link: isProof
            ? { href: `/owner/privacy/erasures/${id}`, text: proof }
            : name !== undefined
              ? { href: `/owner/requests/${subject}`, text: name || record }
              : ofList.test(action)
                ? { href: '/owner/suppression', text: list }
                : undefined,
          states: action === 'stateChanged' && detail !== null ? JSON.parse(detail) : undefined,
          fields: action === 'corrected' && detail !== null ? JSON.parse(detail).fields : undefined,
        };
      }),
      page,
    });
  });

  router.post('/owner/sign-out', ...change, async (ctx) => {
    await sessions.end((ctx.state.session as Session).id, actorOf(ctx, now()), 'signedOut');
    clearCookie(ctx, 'session');
    goTo(ctx, '/owner', 'signedOut');
  });

  router.post('/owner/account/end', ...change, async (ctx) => {
    await sessions.end(field(ctx, 'id'), actorOf(ctx, now()), 'sessionEnded');
    goTo(ctx, '/owner/account', 'ended');
  });

  router.post('/owner/account/end-all', ...change, async (ctx) => {
    await sessions.endAll(actorOf(ctx, now()));
    clearCookie(ctx, 'session');
    goTo(ctx, '/owner', 'endedAll');
  });
}

/** Actions of which the subject is the key of an address on the suppression list. */
const ofList = /^(?:suppressed|lifted)/;

/** Who sent the requests, of these ids, that are not erased. */
async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const leads = db
    .selectFrom('lead')
    .select(['id', 'name'])
    .where('status', '=', 'new')
    .where('id', 'in', ids.length > 0 ? ids : ['']);
  return new Map((await leads.execute()).map(({ id, name }) => [id, name]));
}
