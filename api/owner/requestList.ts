import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Lead, LeadState, Moment } from '../db/tables.ts';
import { like } from './like.ts';

export const requestPageSize = 25;

export const leadStates: readonly LeadState[] = ['new', 'answered', 'won', 'lost', 'spam'];

/** Which requests of the list are shown. */
export interface RequestFilter {
  /** Words that are looked for in everything a visitor typed. */
  search: string;
  /** Without one, all but spam. */
  state: LeadState | undefined;
  /** Id of a service category. */
  service: string;
}

/** A request with what the owner has made of it. */
export interface RequestRow extends Lead {
  state: LeadState;
  answeredAt: Moment | null;
}

const searched = ['name', 'company', 'email', 'phone', 'message'] as const;

/** The requests that a filter finds; those in quarantine are not among them. */
function matching(db: Db, { search, state, service }: RequestFilter) {
  const stateOf = sql<LeadState>`coalesce("leadState"."state", 'new')`;
  let query = db
    .selectFrom('lead')
    .leftJoin('leadState', 'leadState.leadId', 'lead.id')
    .where('lead.status', '=', 'new')
    .where(stateOf, state ? '=' : '!=', state ?? 'spam');
  if (service) query = query.where('lead.service', '=', service);
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, 8))
    query = query.where(({ or }) => or(searched.map((column) => like(`lead.${column}`, word))));
  return query;
}

/** A page of the requests that a filter finds, newest first. @param page from 1 */
export async function listRequests(db: Db, filter: RequestFilter, page: number): Promise<RequestRow[]> {
  const requests = await matching(db, filter)
    .selectAll('lead')
    .select(['leadState.state', 'leadState.answeredAt'])
    .orderBy('lead.createdAt', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(requestPageSize)
    .offset((page - 1) * requestPageSize)
    .execute();
  return requests.map(withState);
}

/** How many requests a filter finds. By state alone, the counts of the states tell. */
export async function countRequests(
  db: Db,
  filter: RequestFilter,
  counts: Readonly<Record<LeadState, number>>,
): Promise<number> {
  if (!filter.search && !filter.service)
    return filter.state
      ? counts[filter.state]
      : leadStates.reduce((sum, state) => sum + (state === 'spam' ? 0 : counts[state]), 0);
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** All that a filter finds since a moment, oldest first, read in pages: there may be more than memory holds. */
export async function* eachRequest(db: Db, filter: RequestFilter, since: Moment = 0): AsyncGenerator<RequestRow> {
  let cursor = { createdAt: since, id: '' };
  for (;;) {
    const { createdAt, id } = cursor;
    const rows = await matching(db, filter)
      .selectAll('lead')
      .select(['leadState.state', 'leadState.answeredAt'])
      .where((is) =>
        is.or([
          is('lead.createdAt', '>', createdAt),
          is.and([is('lead.createdAt', '=', createdAt), is('lead.id', '>', id)]),
        ]),
      )
      .orderBy('lead.createdAt')
      .orderBy('lead.id')
      .limit(1000)
      .execute();
    yield* rows.map(withState);
    const last = rows.at(-1);
    if (!last) return;
    cursor = last;
  }
}

/** How many requests are in each state. */
export async function countStates(db: Db): Promise<Record<LeadState, number>> {
  const all = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('leadState')
    .innerJoin('lead', 'lead.id', 'leadState.leadId')
    .select(({ fn }) => ['leadState.state', fn.countAll<number>().as('count')])
    .where('lead.status', '=', 'new')
    .where('leadState.state', '!=', 'new')
    .groupBy('leadState.state')
    .execute();
  const counts = { new: all.count, answered: 0, won: 0, lost: 0, spam: 0 };
  for (const { state, count } of rows) {
    counts[state] = count;
    counts.new -= count;
  }
  return counts;
}

/** One request; undefined where there is none of that id, or it is in quarantine. */
export async function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  const row = await db
    .selectFrom('lead')
    .leftJoin('leadState', 'leadState.leadId', 'lead.id')
    .selectAll('lead')
    .select(['leadState.state', 'leadState.answeredAt'])
    .where('lead.id', '=', id)
    .where('lead.status', '=', 'new')
    .executeTakeFirst();
  return row && withState(row);
}

const withState = <Row extends { state: LeadState | null }>(row: Row) => ({ ...row, state: row.state ?? 'new' });
