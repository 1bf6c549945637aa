import type Router from '@koa/router';
import type { Context } from 'koa';
import type { ConsentEvent, SuppressionReason } from '../../../data/rules/owner/kept.ts';
import { deskPage } from '../../../data/rules/owner/subscriberPages.ts';
import { isEmailAddress } from '../../../data/rules/text/emailAddress.ts';
import type { Moment } from '../../db/tables.ts';
import { audit } from '../../owner/audit.ts';
import { csvTable } from '../../leads/csv.ts';
import {
  added,
  countStates,
  findSubscriber,
  listChecklist,
  listConfirmed,
  listSuppressed,
  listSubscribers,
  type SubscriberRow,
  subscriberStates,
  lifted,
  liftReasons,
  listSuppression,
  suppressionReasons,
} from '../../owner/subscriberList.ts';
import { suppress } from '../../mail/suppression.ts';
import type { ListChanged } from '../../mail/listChanged.ts';
import { endSubscription } from '../../subscribers/subscribers.ts';
import { backToList, type DeskContext, download, field, goTo, pageNumber, queryText, refused } from './deskContext.ts';

export function subscriberRoutes(
  router: Router,
  { show, signedIn, change, note, moment, day, site, db, env, now }: DeskContext,
): void {
  const { version, text } = site.consent;
  const momentOf = (event: { at: Moment } | undefined) => (event ? moment(event.at).text : null);

  router.get('/owner/subscribers', signedIn, async (ctx) => {
    const wanted = queryText(ctx, 'state');
    const filter = { search: queryText(ctx, 'q'), state: subscriberStates.find((state) => state === wanted) };
    const { subscribers, total, page } = await listSubscribers(db, filter, pageNumber(ctx));
    const left = await findSubscriber(db, queryText(ctx, 'who'));
    ctx.state.who = left && { name: left.email };
    show(ctx, {
      kind: 'subscribers',
      subscribers: subscribers.map(({ consents, ...subscriber }) => ({
        ...subscriber,
        consents: consents.map(({ at, wordingVersion: wording, ...consent }) => ({
          ...consent,
          at: moment(at),
          wording,
        })),
      })),
      filter,
      total,
      states: await countStates(db),
      wording: { version, text },
      listServer: env.LISTMONK_URL !== undefined,
      checklist: (await listChecklist(db)).map(({ at, ...asked }) => ({ ...asked, at: moment(at) })),
      page,
    });
  });

  router.post('/owner/subscribers/csv', ...change, async (ctx) => {
    const { requestedAt, page, wording, confirmedAt } = site.messages.owner.subscribers.columns;
    // Imports of list servers look for a column "email".
    const columns = {
      email: ({ email }: SubscriberRow) => email,
      [requestedAt]: (row: SubscriberRow) => momentOf(last(row, 'requested')),
      [page]: (row: SubscriberRow) => last(row, 'requested')?.page ?? null,
      [wording]: (row: SubscriberRow) => last(row, 'confirmed')?.wordingVersion ?? null,
      [confirmedAt]: (row: SubscriberRow) => momentOf(last(row, 'confirmed')),
    };
    await note(ctx, 'subscribersExported');
    download(ctx, `subscribers-${day(now())}.csv`, csvTable(columns, await listConfirmed(db)));
  });
}

/** The addresses that get no mail: the list, and what the owner puts on it or takes off. */
export function suppressionRoutes(
  router: Router,
  { show, signedIn, change, note, act, moment, day, site, db, env, now }: DeskContext,
  listChanged: ListChanged,
): void {
  const listServer = env.LISTMONK_URL !== undefined;

  router.get('/owner/suppression', signedIn, (ctx) => showList(ctx));

  router.post('/owner/suppression/csv', ...change, async (ctx) => {
    const { columns, reasons } = site.messages.owner.suppression;
    const columnsOfEntry = {
      email: ({ email }: Suppressed) => email,
      [columns.reason]: ({ reason }: Suppressed) => reasons[reason],
      [columns.since]: ({ at }: Suppressed) => moment(at).text,
    };
    await note(ctx, 'subscribersExported');
    download(ctx, `suppression-${day(now())}.csv`, csvTable(columnsOfEntry, await listSuppressed(db)));
  });

  router.post('/owner/suppression', ...change, async (ctx) => {
    const email = field(ctx, 'email').trim();
    const reason = suppressionReasons.find((known) => known === field(ctx, 'reason'));
    if (!reason) throw refused();
    if (!isEmailAddress(email)) return showList(ctx, email);
    await act(ctx, async (transaction, actor) => {
      // A subscription ends with it, unless the mailbox merely bounced.
      if (reason !== 'bounced') await endSubscription(transaction, email, actor.at, deskPage);
      const address = await suppress(transaction, email, reason, actor.at);
      await listChanged(transaction, email, actor.at);
      await audit(transaction, actor, added[reason], address);
    });
    // The record names whom it was, so that no address is in an address bar.
    const done = listServer ? 'unsubscribed' : 'unsubscribedHere';
    if (field(ctx, 'who')) return backToList(ctx, '/owner/subscribers', done, field(ctx, 'who'));
    goTo(ctx, '/owner/suppression', listServer || reason === 'bounced' ? 'saved' : done);
  });

  router.post('/owner/suppression/lift', ...change, async (ctx) => {
    const reason = suppressionReasons.find((known) => known === field(ctx, 'reason'));
    const why = liftReasons.find((known) => known === field(ctx, 'why'));
    if (!reason || !why) throw refused();
    const address = field(ctx, 'address');
    const isLifted = await act(ctx, async (transaction, actor) => {
      const entries = transaction.deleteFrom('suppression').where('address', '=', address).where('reason', '=', reason);
      const entry = await entries.returning('email').executeTakeFirst();
      if (entry?.email) await listChanged(transaction, entry.email, actor.at);
      if (entry) await audit(transaction, actor, lifted[why], address);
      return entry !== undefined;
    });
    backToList(ctx, '/owner/suppression', isLifted ? 'saved' : 'gone');
  });

  /** @param wrong an address that was typed and is none */
  async function showList(ctx: Context, wrong?: string): Promise<void> {
    const search = queryText(ctx, 'q');
    const { rows, total, page } = await listSuppression(db, search, pageNumber(ctx));
    const shown = {
      entries: rows.map(({ at, ...entry }) => ({ ...entry, at: moment(at) })),
      search,
      total,
      email: wrong ?? '',
      problem: wrong === undefined ? undefined : ('address' as const),
      page,
    };
    show(ctx, { kind: 'suppression', ...shown }, wrong === undefined ? 200 : 400);
  }
}

const last = ({ consents }: SubscriberRow, wanted: ConsentEvent) => consents.findLast(({ event }) => event === wanted);

interface Suppressed {
  email: string | null;
  reason: SuppressionReason;
  at: Moment;
}
