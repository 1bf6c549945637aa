import type Router from '@koa/router';
import type { Db } from '../../db/open.ts';
import { readPage } from '../../db/queries.ts';
import type { Session, Sessions } from '../../owner/sessions.ts';
import { referenceOf } from '../../privacy/erase.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { OwnerAuditTable } from '../../db/ownerTables.ts';
import type { Block } from '../../owner/bookingList.ts';
import { makeBookingViews } from './bookingViews.ts';
import { clearCookie } from './cookies.ts';
import { actorOf, type DeskContext, field, goTo, pageNumber } from './deskContext.ts';

export function accountRoutes(router: Router, desk: DeskContext, sessions: Sessions): void {
  const { show, signedIn, change, moment, day, site, db, now } = desk;
  const { nobody, proof, record, list } = site.messages.owner.account;
  const { logged } = site.messages.ownerBookings;
  const { when, spanOf } = makeBookingViews(desk);
  router.get('/owner/account', signedIn, async (ctx) => {
    const own = ctx.state.session as Session;
    const log = db.selectFrom('ownerAudit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
    const [open, { rows: entries, page }] = await Promise.all([sessions.list(), readPage(log, pageNumber(ctx), 50)]);
    const subjects = entries.flatMap(({ subject }) => subject ?? []);
    const [names, bookedBy] = await Promise.all([namesOf(db, subjects), namesOfBookings(db, subjects)]);
    show(ctx, {
      kind: 'account',
      sessions: open.map(({ id, email: owner, device, createdAt, seenAt }) => ({
        id,
        owner,
        device,
        began: moment(createdAt),
        seen: moment(seenAt),
        current: id === own.id,
      })),
      audit: entries.map(({ id, at, email, action, subject, detail }) => {
        const isProof = action === 'personErased' && detail !== null;
        const name = names.get(subject ?? '');
        const time = timeLink({ action, subject, detail }, bookedBy);
        return {
          id,
          at: moment(at),
          owner: email || nobody,
          action,
          // The key of an address says nothing to anybody.
          subject: isProof ? referenceOf(id) : time || name !== undefined || ofList.test(action) ? null : subject,
          link: isProof
            ? { href: `/owner/privacy/erasures/${id}`, text: proof }
            : name !== undefined
              ? { href: `/owner/requests/${subject}`, text: name || record }
              : ofList.test(action)
                ? { href: '/owner/suppression', text: list }
                : time,
          states: action === 'stateChanged' && detail !== null ? JSON.parse(detail) : undefined,
          fields: action === 'corrected' && detail !== null ? JSON.parse(detail).fields : undefined,
        };
      }),
      page,
    });
  });

  /** Where a time is that was booked or blocked, and what it was after the change; undefined where that is not known. */
  function timeLink(
    { action, subject, detail }: Pick<OwnerAuditTable, 'action' | 'subject' | 'detail'>,
    bookedBy: ReadonlyMap<string, string>,
  ): { href: string; text: string } | undefined {
    if (!detail) return undefined;
    if (/^times/.test(action)) {
      const block = JSON.parse(detail) as Block;
      return { href: `/owner/bookings?from=${day(block.startsAt)}&view=day`, text: spanOf(block) };
    }
    const name = /^booking/.test(action) ? bookedBy.get(subject ?? '') : undefined;
    if (name === undefined) return undefined;
    const { startsAt } = JSON.parse(detail) as Pick<Block, 'startsAt'>;
    return { href: `/owner/bookings/${subject}`, text: fill(logged, { name, when: when(startsAt) }) };
  }

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

/** Who made the bookings, of these ids, that are not erased. */
async function namesOfBookings(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const bookings = db
    .selectFrom('booking')
    .innerJoin('lead', 'lead.id', 'booking.leadId')
    .select(['booking.id', 'lead.name'])
    .where('booking.id', 'in', [...ids, '']);
  return new Map((await bookings.execute()).map(({ id, name }) => [id, name]));
}
