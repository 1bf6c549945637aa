import { sql } from 'kysely';
import { digitsOf } from '../db/digitsOf.ts';
import { foldText } from '../db/foldText.ts';
import type { Site } from '../../data/schema/site.ts';
import type { Db } from '../db/open.ts';
import type { LeadState } from '../db/ownerTables.ts';
import type { Lead, LeadNote, Moment } from '../db/tables.ts';
import { like } from '../db/like.ts';
import type { Period } from './period.ts';
import { overdueUntil } from './promise.ts';
import { searchTerms } from '../db/searchTerms.ts';

export const requestPageSize = 25;

export const leadStates: readonly LeadState[] = ['new', 'answered', 'won', 'lost', 'spam'];

/** Which requests of the list are shown. */
export interface RequestFilter extends Period {
  /** Words that are looked for in everything a visitor typed, in notes, and in the names of services; or a number of a request. */
  search: string;
  /** Without one, all but spam. */
  state: LeadState | undefined;
  /** Id of a service category. */
  service: string;
  /** Only what nobody has answered and came until then. */
  unansweredUntil?: Moment | undefined;
  /** The names of the services. */
  labels?: readonly { id: string; label: string }[] | undefined;
}

/** A request with what the owner has made of it. */
export interface RequestRow extends Lead {
  state: LeadState;
  answeredAt: Moment | null;
  changedAt: Moment | null;
  changedBy: string | null;
}

const searched = ['lead.name', 'lead.company', 'lead.email', 'lead.phone', 'lead.message'];
const stateOf = sql<LeadState>`coalesce("leadState"."state", 'new')`;
const work = ['leadState.state', 'leadState.answeredAt', 'leadState.changedAt', 'leadState.changedBy'] as const;
const everything: RequestFilter = { search: '', state: undefined, service: '' };

/** The requests that a filter finds; those in quarantine are not among them. */
function matching(db: Db, filter: RequestFilter) {
  const { state, service, since, until, unansweredUntil } = filter;
  let query = matchingWords(db, filter)
    .where('lead.status', '=', 'new')
    .where(stateOf, state ? '=' : '!=', state ?? 'spam');
  if (service) query = query.where('lead.service', '=', service);
  if (since !== undefined) query = query.where('lead.createdAt', '>=', since);
  if (until !== undefined) query = query.where('lead.createdAt', '<', until);
  if (unansweredUntil !== undefined)
    query = query.where('leadState.answeredAt', 'is', null).where('lead.createdAt', '<=', unansweredUntil);
  return query;
}

/** What words find among all that was sent, in quarantine too. */
export function matchingWords(db: Db, { search, labels = [] }: Pick<RequestFilter, 'search' | 'labels'>) {
  let query = db.selectFrom('lead').leftJoin('leadState', 'leadState.leadId', 'lead.id');
  for (const { text, digits } of searchTerms(search)) {
    const services = labels.filter(({ label }) => foldText(label).includes(foldText(text))).map(({ id }) => id);
    const notes = db
      .selectFrom('leadNote')
      .select('leadId')
      .where(like(['leadNote.text'], text));
    query = query.where((is) =>
      is.or([
        like(searched, text),
        is('lead.id', 'in', notes),
        ...(digits ? [sql<boolean>`${digitsOf('lead.phone')} like ${`%${digits}%`}`] : []),
        ...(services.length > 0 ? [is('lead.service', 'in', services)] : []),
        ...(/^[\da-f-]{8,36}$/i.test(text) ? [is('lead.id', 'like', `${text.toLowerCase()}%`)] : []),
      ]),
    );
  }
  return query;
}

/** How many requests words find, whatever else narrows the list. */
export interface FoundByWords {
  listed: number;
  spam: number;
  heldBack: number;
}

export async function countWords(db: Db, filter: Pick<RequestFilter, 'search' | 'labels'>): Promise<FoundByWords> {
  const rows = await matchingWords(db, filter)
    .select(({ fn }) => ['lead.status', stateOf.as('state'), fn.countAll<number>().as('count')])
    .groupBy(['lead.status', stateOf])
    .execute();
  const found = { listed: 0, spam: 0, heldBack: 0 };
  for (const { status, state, count } of rows)
    found[status === 'quarantined' ? 'heldBack' : state === 'spam' ? 'spam' : 'listed'] += count;
  return found;
}

/** A page of the requests that a filter finds, newest first; of overdue ones what waits longest. @param page from 1 */
export async function listRequests(db: Db, filter: RequestFilter, page: number): Promise<RequestRow[]> {
  const order = filter.unansweredUntil === undefined ? 'desc' : 'asc';
  const requests = await matching(db, filter)
    .selectAll('lead')
    .select(work)
    .orderBy('lead.createdAt', order)
    .orderBy('lead.id', order)
    .limit(requestPageSize)
    .offset((page - 1) * requestPageSize)
    .execute();
  return requests.map(withState);
}

/** How many requests a filter finds. By state alone, the counts of the states tell; by words alone, what these find. */
export async function countRequests(
  db: Db,
  filter: RequestFilter,
  counts: Readonly<Record<LeadState, number>>,
  words: FoundByWords | undefined,
): Promise<number> {
  const { search, service, state, since, until, unansweredUntil } = filter;
  const isNarrowed = service !== '' || since !== undefined || until !== undefined || unansweredUntil !== undefined;
  if (!isNarrowed && words && (!state || state === 'spam')) return state ? words.spam : words.listed;
  if (!isNarrowed && !search)
    return filter.state
      ? counts[filter.state]
      : leadStates.reduce((sum, state) => sum + (state === 'spam' ? 0 : counts[state]), 0);
  return countFound(db, filter);
}

export async function countFound(db: Db, filter: RequestFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** How many requests are overdue; undefined where no answer is promised. */
export async function countOverdue(db: Db, site: Pick<Site, 'provider' | 'claims'>, at: Moment) {
  const unansweredUntil = overdueUntil(site, at);
  return unansweredUntil === undefined ? undefined : countFound(db, { ...everything, unansweredUntil });
}

/** Every request since a moment but spam, oldest first, read in pages: there may be more than memory holds. */
export async function* eachRequest(db: Db, since: Moment): AsyncGenerator<RequestRow> {
  for await (const page of requestPages(db, { ...everything, since })) yield* page;
}

/** A request with its notes, oldest first. */
export interface NotedRequest extends RequestRow {
  notes: readonly LeadNote[];
}

/** All that a filter finds, oldest first, with notes. */
export async function* eachNoted(db: Db, filter: RequestFilter): AsyncGenerator<NotedRequest> {
  for await (const page of requestPages(db, filter)) {
    const ids = page.map(({ id }) => id);
    const notes = await db.selectFrom('leadNote').selectAll().where('leadId', 'in', ids).orderBy('at').execute();
    const byLead = Map.groupBy(notes, ({ leadId }) => leadId);
    yield* page.map((request) => ({ ...request, notes: byLead.get(request.id) ?? [] }));
  }
}

async function* requestPages(db: Db, filter: RequestFilter): AsyncGenerator<RequestRow[]> {
  let cursor = { createdAt: 0, id: '' };
  for (;;) {
    const { createdAt, id } = cursor;
    const rows = await matching(db, filter)
      .selectAll('lead')
      .select(work)
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
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(withState);
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
    .select(work)
    .where('lead.id', '=', id)
    .where('lead.status', '=', 'new')
    .executeTakeFirst();
  return row && withState(row);
}

const withState = <Row extends { state: LeadState | null }>(row: Row) => ({ ...row, state: row.state ?? 'new' });
