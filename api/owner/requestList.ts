import { type ExpressionBuilder, sql } from 'kysely';
import { digitsOf } from '../db/digitsOf.ts';
import { foldText } from '../db/foldText.ts';
import type { Site } from '../../data/schema/site.ts';
import type { Db } from '../db/open.ts';
import type { LeadState } from '../db/ownerTables.ts';
import type { Lead, LeadNote, Moment, Tables } from '../db/tables.ts';
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
  const { state, unansweredUntil } = filter;
  const query = matchingWords(db, filter)
    .where('lead.status', '=', 'new')
    .where(stateOf, state ? '=' : '!=', state ?? 'spam')
    .where((is) => is.and(narrowed(is, filter)));
  if (unansweredUntil === undefined) return query;
  return query.where('leadState.answeredAt', 'is', null).where('lead.createdAt', '<=', unansweredUntil);
}

/** What narrows a list beside words and state. */
const narrowed = (is: ExpressionBuilder<Tables, 'lead'>, { service, since, until }: RequestFilter) => [
  ...(service ? [is('lead.service', '=', service)] : []),
  ...(since === undefined ? [] : [is('lead.createdAt', '>=', since)]),
  ...(until === undefined ? [] : [is('lead.createdAt', '<', until)]),
];

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

/** How many requests a filter finds in whichever state, and how many its words find besides. */
export interface FoundCounts {
  states: Record<LeadState, number>;
  overdue: number;
  /** By the words, whatever else narrows the list. */
  words: { listed: number; spam: number; heldBack: number };
}

/** Counts in one pass, because words are compared with every text. @param overdueUntil as the function of that name returns it */
export async function countFoundBy(db: Db, filter: RequestFilter, overdueUntil: Moment = 0): Promise<FoundCounts> {
  const rows = await matchingWords(db, filter)
    .select((is) => [
      ...(['lead.status', stateOf.as('state'), is.fn.countAll<number>().as('count')] as const),
      sql<number>`case when ${is.and(narrowed(is, filter))} then 1 else 0 end`.as('inside'),
      sql<number>`case when "answeredAt" is null and "createdAt" <= ${overdueUntil} then 1 else 0 end`.as('late'),
    ])
    .groupBy(['lead.status', stateOf, 'inside', 'late'])
    .execute();
  const found: FoundCounts = {
    states: { new: 0, answered: 0, won: 0, lost: 0, spam: 0 },
    overdue: 0,
    words: { listed: 0, spam: 0, heldBack: 0 },
  };
  for (const { status, state, count, inside, late } of rows) {
    found.words[status === 'quarantined' ? 'heldBack' : state === 'spam' ? 'spam' : 'listed'] += count;
    if (status === 'quarantined' || !inside) continue;
    found.states[state] += count;
    if (late && state !== 'spam') found.overdue += count;
  }
  return found;
}

/** The pages that most requests came from of those that a filter finds in any state but spam. */
export const topPages = (db: Db, filter: RequestFilter): Promise<{ page: string | null; count: number }[]> =>
  matching(db, { ...filter, state: undefined, unansweredUntil: undefined })
    .select(({ fn }) => ['lead.page', fn.countAll<number>().as('count')])
    .groupBy('lead.page')
    .orderBy('count', 'desc')
    .orderBy('lead.page')
    .limit(3)
    .execute();

/** A page of the requests that a filter finds, newest first; of overdue ones what waits longest. @param page from 1 */
export async function listRequests(db: Db, filter: RequestFilter, page: number) {
  const order = filter.unansweredUntil === undefined ? 'desc' : 'asc';
  const requests = await matching(db, filter)
    .selectAll('lead')
    .select(work)
    .select(sql<number>`(select count(*) from "leadNote" where "leadNote"."leadId" = "lead"."id")`.as('notes'))
    .orderBy('lead.createdAt', order)
    .orderBy('lead.id', order)
    .limit(requestPageSize)
    .offset((page - 1) * requestPageSize)
    .execute();
  return requests.map(withState);
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
