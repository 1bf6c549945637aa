import { type Expression, sql } from 'kysely';
import type { AuditedAction, SuppressionReason } from '../../data/rules/owner/kept.ts';
import type { DeskSubscriberState, DeskLiftReason } from '../../data/rules/owner/subscriberPages.ts';
import { readPage } from '../db/queries.ts';
import type { Db } from '../db/open.ts';
import type { ConsentTable, Subscriber } from '../db/tables.ts';
import { like } from '../db/search.ts';

export const subscriberStates: readonly DeskSubscriberState[] = ['active', 'pending', 'left', 'bounced'];

interface SubscriberFilter {
  search: string;
  state: DeskSubscriberState | undefined;
}

/** A subscriber with the evidence of consent, oldest first. */
export interface SubscriberRow extends Subscriber {
  state: DeskSubscriberState;
  consents: readonly ConsentTable[];
}

const stateOf = sql<DeskSubscriberState>`case when "suppression"."reason" is null then "subscriber"."status" else 'bounced' end`;

function matching(db: Db, { search, state }: SubscriberFilter) {
  let query = db
    .selectFrom('subscriber')
    .leftJoin('suppression', (join) =>
      join.onRef('suppression.email', '=', 'subscriber.email').on('suppression.reason', '=', 'bounced'),
    );
  if (state) query = query.where(stateOf, '=', state);
  return search ? query.where(like(['subscriber.email'], search)) : query;
}

/** A page of the subscribers that a filter finds, newest first, and how many there are. @param page from 1 */
export async function listSubscribers(db: Db, filter: SubscriberFilter, page: number) {
  const found = matching(db, filter)
    .selectAll('subscriber')
    .select(stateOf.as('state'))
    .orderBy('subscriber.createdAt', 'desc')
    .orderBy('subscriber.id', 'desc');
  const { rows, ...others } = await readPage(found, page);
  const ids = rows.map(({ id }) => id);
  return { subscribers: await withConsents(db, rows, ids.length > 0 ? ids : ['']), ...others };
}

export const countStates = (db: Db) =>
  matching(db, { search: '', state: undefined })
    .select(({ fn }) => [stateOf.as('state'), fn.countAll<number>().as('count')])
    .groupBy(stateOf)
    .orderBy(stateOf)
    .execute();

export const findSubscriber = (db: Db, id: string) =>
  db.selectFrom('subscriber').select('email').where('id', '=', id).executeTakeFirst();

/** Who gets the newsletter: confirmed, and not on the suppression list. Oldest first. */
export async function listConfirmed(db: Db): Promise<SubscriberRow[]> {
  const suppressed = db.selectFrom('suppression').select('email').where('email', 'is not', null);
  const confirmed = db.selectFrom('subscriber').where('status', '=', 'active').where('email', 'not in', suppressed);
  const rows = await confirmed
    .selectAll()
    .select(sql<DeskSubscriberState>`'active'`.as('state'))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return withConsents(db, rows, confirmed.select('id'));
}

/** The newest who asked for the checklist and were not held back. */
export const listChecklist = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['id', 'recipient as email', 'createdAt as at'])
    .where('kind', '=', 'checklist')
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute();

/** @param ids those of the rows, or a query that finds them */
async function withConsents<Row extends { id: string }>(
  db: Db,
  rows: readonly Row[],
  ids: readonly string[] | Expression<{ id: string }>,
) {
  const consents = await db
    .selectFrom('consent')
    .selectAll()
    .where('subscriberId', 'in', ids as never)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const bySubscriber = Map.groupBy(consents, ({ subscriberId }) => subscriberId);
  return rows.map((row) => ({ ...row, consents: bySubscriber.get(row.id) ?? [] }));
}

/** What the audit log says of an entry by its reason, and of one that is lifted by the reason for that. */
export const added: Record<SuppressionReason, AuditedAction> = {
  left: 'suppressedLeft',
  bounced: 'suppressedBounced',
  blocked: 'suppressedBlocked',
};
export const lifted: Record<DeskLiftReason, AuditedAction> = {
  asked: 'liftedAsked',
  works: 'liftedWorks',
  mistake: 'liftedMistake',
};
export const suppressionReasons = Object.keys(added) as SuppressionReason[];
export const liftReasons = Object.keys(lifted) as DeskLiftReason[];

/** A page of the suppression list, newest first, and how many entries match. @param page from 1 */
export function listSuppression(db: Db, search: string, page: number) {
  const all = db.selectFrom('suppression').selectAll().orderBy('at', 'desc').orderBy('address').orderBy('reason');
  return readPage(search ? all.where(like(['email'], search)) : all, page);
}

/** Every entry that names an address, by address. */
export const listSuppressed = (db: Db) =>
  db
    .selectFrom('suppression')
    .selectAll()
    .where('email', 'is not', null)
    .orderBy('address')
    .orderBy('reason')
    .execute();
