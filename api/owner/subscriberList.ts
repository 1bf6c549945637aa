import { sql } from 'kysely';
import type { DeskSubscriberState } from '../../data/rules/owner/subscriberPages.ts';
import type { Db } from '../db/open.ts';
import type { ConsentTable, Subscriber } from '../db/tables.ts';
import { like } from '../db/like.ts';

export const subscriberPageSize = 25;
export const subscriberStates: readonly DeskSubscriberState[] = ['active', 'pending', 'left', 'bounced'];

interface SubscriberFilter {
  /** A part of the address. */
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
export async function listSubscribers(
  db: Db,
  filter: SubscriberFilter,
  page: number,
): Promise<{ subscribers: SubscriberRow[]; total: number }> {
  const found = matching(db, filter);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('subscriber')
    .select(stateOf.as('state'))
    .orderBy('subscriber.createdAt', 'desc')
    .orderBy('subscriber.id', 'desc')
    .limit(subscriberPageSize)
    .offset((page - 1) * subscriberPageSize)
    .execute();
  return { subscribers: await withConsents(db, rows), total };
}

/** How many are in each state. */
export const countStates = (db: Db) =>
  matching(db, { search: '', state: undefined })
    .select(({ fn }) => [stateOf.as('state'), fn.countAll<number>().as('count')])
    .groupBy(stateOf)
    .orderBy(stateOf)
    .execute();

export const findSubscriber = (db: Db, id: string) =>
  db.selectFrom('subscriber').select('email').where('id', '=', id).executeTakeFirst();

/** Who gets the newsletter: confirmed, and not on the suppression list. Oldest first, read in pages. */
export async function* eachConfirmed(db: Db): AsyncGenerator<SubscriberRow> {
  const suppressed = db.selectFrom('suppression').select('email').where('email', 'is not', null);
  let cursor = { createdAt: 0, id: '' };
  for (;;) {
    const { createdAt, id } = cursor;
    const rows = await db
      .selectFrom('subscriber')
      .selectAll()
      .select(sql<DeskSubscriberState>`'active'`.as('state'))
      .where('status', '=', 'active')
      .where('email', 'not in', suppressed)
      .where((is) =>
        is.or([is('createdAt', '>', createdAt), is.and([is('createdAt', '=', createdAt), is('id', '>', id)])]),
      )
      .orderBy('createdAt')
      .orderBy('id')
      .limit(500)
      .execute();
    yield* await withConsents(db, rows);
    const last = rows.at(-1);
    if (!last) return;
    cursor = last;
  }
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

async function withConsents<Row extends { id: string }>(db: Db, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const consents =
    ids.length > 0
      ? await db
          .selectFrom('consent')
          .selectAll()
          .where('subscriberId', 'in', ids)
          .orderBy('at')
          .orderBy('id')
          .execute()
      : [];
  const bySubscriber = Map.groupBy(consents, ({ subscriberId }) => subscriberId);
  return rows.map((row) => ({ ...row, consents: bySubscriber.get(row.id) ?? [] }));
}
