import { type ExpressionBuilder, type Nullable, type RawBuilder, sql } from 'kysely';
import { foldText } from '../db/foldText.ts';
import type { Site } from '../../data/schema/site.ts';
import type { Db } from '../db/open.ts';
import { leadSpans } from '../db/leadSpans.ts';
import type { LeadState, LeadStateTable } from '../db/ownerTables.ts';
import type { Lead, LeadNote, Moment, Tables } from '../db/tables.ts';
import { like } from '../db/like.ts';
import type { Period } from './period.ts';
import { overdueUntil } from './promise.ts';
import { searchTerms } from './searchTerms.ts';

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
export const stateOf = sql<LeadState>`coalesce("leadState"."state", 'new')`;
const work = ['leadState.state', 'leadState.answeredAt', 'leadState.changedAt', 'leadState.changedBy'] as const;
const everything: RequestFilter = { search: '', state: undefined, service: '' };

/** Whether a filter shows a request, apart from its words. */
const isShown =
  ({ state, service, since, until, unansweredUntil }: RequestFilter) =>
  (is: ExpressionBuilder<Pick<Tables, 'lead'> & { leadState: Nullable<LeadStateTable> }, 'lead' | 'leadState'>) =>
    is.and([
      is('lead.status', '=', 'new'),
      is(stateOf, state ? '=' : '!=', state ?? 'spam'),
      ...(service ? [is('lead.service', '=', service)] : []),
      ...(since === undefined ? [] : [is('lead.createdAt', '>=', since)]),
      ...(until === undefined ? [] : [is('lead.createdAt', '<', until)]),
      ...(unansweredUntil === undefined
        ? []
        : [is('leadState.answeredAt', 'is', null), is('lead.createdAt', '<=', unansweredUntil)]),
    ]);

/** The requests that a filter finds; those in quarantine are not among them. */
const matching = (db: Db, filter: RequestFilter) => matchingWords(db, filter).where(isShown(filter));

/** What words find among all that was sent, in quarantine too. */
export function matchingWords(db: Db, { search, labels = [] }: Pick<RequestFilter, 'search' | 'labels'>) {
  let query = db.selectFrom('lead').leftJoin('leadState', 'leadState.leadId', 'lead.id');
  for (const { text, digits } of searchTerms(search)) {
    const services = labels.filter(({ label }) => foldText(label).includes(foldText(text))).map(({ id }) => id);
    query = query.where((is) =>
      is.or([
        like(searched, text),
        is.exists(
          is
            .selectFrom('leadNote')
            .select('leadNote.id')
            .whereRef('leadNote.leadId', '=', 'lead.id')
            .where(like(['leadNote.text'], text)),
        ),
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

/**
 * A page of what words and the rest of a filter find, how many that are, and what the words alone find: in one pass over
 * everything, in parts, so that others are served meanwhile. @param page from 1
 */
export async function searchRequests(db: Db, filter: RequestFilter, page: number) {
  const words: FoundByWords = { listed: 0, spam: 0, heldBack: 0 };
  const ids: string[] = [];
  for (const status of ['new', 'quarantined'] as const)
    for await (const { from, until } of leadSpans(db, status, 'desc')) {
      const rows = await matchingWords(db, filter)
        .where('lead.status', '=', status)
        .where('lead.createdAt', '>=', from)
        .where('lead.createdAt', '<', until)
        .select((is) => ['lead.id', stateOf.as('state'), isShown(filter)(is).as('shown')])
        .orderBy('lead.createdAt', 'desc')
        .orderBy('lead.id', 'desc')
        .execute();
      for (const { id, state, shown } of rows) {
        words[status === 'quarantined' ? 'heldBack' : state === 'spam' ? 'spam' : 'listed'] += 1;
        if (shown) ids.push(id);
      }
    }
  if (filter.unansweredUntil !== undefined) ids.reverse();
  const wanted = ids.slice((page - 1) * requestPageSize, page * requestPageSize);
  return { requests: await inOrder(db, wanted), total: ids.length, words };
}

async function inOrder(db: Db, ids: readonly string[]): Promise<RequestRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('lead')
    .leftJoin('leadState', 'leadState.leadId', 'lead.id')
    .selectAll('lead')
    .select(work)
    .where('lead.id', 'in', ids)
    .execute();
  return rows.map(withState).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
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

/** How many requests a filter without words finds. By state alone, the counts of the states tell. */
export async function countRequests(
  db: Db,
  filter: RequestFilter,
  counts: Readonly<Record<LeadState, number>>,
): Promise<number> {
  const { service, state, since, until, unansweredUntil } = filter;
  if (service || since !== undefined || until !== undefined || unansweredUntil !== undefined)
    return countFound(db, filter);
  if (state) return counts[state];
  return leadStates.reduce((sum, other) => sum + (other === 'spam' ? 0 : counts[other]), 0);
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
  for await (const { from, until } of leadSpans(db, 'new', 'asc')) {
    const rows = await matching(db, filter)
      .selectAll('lead')
      .select(work)
      .where('lead.createdAt', '>=', from)
      .where('lead.createdAt', '<', until)
      .orderBy('lead.createdAt')
      .orderBy('lead.id')
      .execute();
    if (rows.length > 0) yield rows.map(withState);
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

/** A telephone number without what people write between its digits. */
export const digitsOf = (column: string): RawBuilder<string> =>
  [' ', '-', '(', ')', '.', '/', '+'].reduce<RawBuilder<string>>(
    (text, between) => sql<string>`replace(${text}, ${between}, '')`,
    sql.ref(column),
  );

const withState = <Row extends { state: LeadState | null }>(row: Row) => ({ ...row, state: row.state ?? 'new' });
