import { type ExpressionBuilder, type Nullable, sql } from 'kysely';
import type { LeadState } from '../../data/rules/owner/kept.ts';
import { countRows, pageSize } from '../db/queries.ts';
import { digitsOf, foldText, like, searchTerms } from '../db/search.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Db } from '../db/open.ts';
import type { BookingTable } from '../db/bookingTables.ts';
import type { LeadStateTable } from '../db/ownerTables.ts';
import type { BookingRow, Lead, LeadNote, Moment, Tables } from '../db/tables.ts';
import type { Period } from './period.ts';
import { overdueUntil } from './promise.ts';

/** That of a request; a booked call is neither new nor answered by anybody. */
export type ListedState = LeadState | 'booked' | 'callCancelled';

/** How many requests a filter finds in whichever state, and how many its words find besides. */
export interface FoundCounts {
  states: Record<ListedState, number>;
  overdue: number;
  /** By the words, whatever else narrows the list. */
  words: { listed: number; spam: number; heldBack: number };
}

export const leadStates: readonly LeadState[] = ['new', 'answered', 'won', 'lost', 'spam'];

export interface RequestFilter extends Period {
  /** Words that are looked for in everything a visitor typed, in notes, and in the names of services; or a number of a request. */
  search: string;
  /** Without one, all but spam. */
  state: ListedState | undefined;
  /** Id of a service category. */
  service: string;
  /** Only what nobody has answered and came until then. */
  unansweredUntil?: Moment | undefined;
  labels?: readonly { id: string; label: string }[] | undefined;
}

/** A request, and the time that was booked with it; null where none was. */
export type RequestRow = Lead &
  Omit<LeadStateTable, 'leadId'> & { callAt: Moment | null; callState: BookingRow['state'] | null };

const searched = ['lead.name', 'lead.company', 'lead.email', 'lead.phone', 'lead.message'];
/** Nobody has answered a booked call: it stands apart from what somebody has. */
const stateOf = sql<ListedState>`case when "leadState"."state" = 'answered' and "booking"."state" = 'booked' then 'booked'
  when "leadState"."state" = 'answered' and "booking"."state" = 'cancelled' then 'callCancelled'
  else coalesce("leadState"."state", 'new') end`;
/** What the owner has done with a request, and the time that was booked with it. */
const stateColumns = [
  'leadState.state',
  'leadState.answeredAt',
  'leadState.changedAt',
  'leadState.changedBy',
  'booking.startsAt as callAt',
  'booking.state as callState',
] as const;
const everything: RequestFilter = { search: '', state: undefined, service: '' };

type Leads = ExpressionBuilder<
  Pick<Tables, 'lead'> & { leadState: Nullable<LeadStateTable>; booking: Nullable<BookingTable> },
  'lead' | 'leadState' | 'booking'
>;

const leads = (db: Db) =>
  db
    .selectFrom('lead')
    .leftJoin('leadState', 'leadState.leadId', 'lead.id')
    .leftJoin('booking', 'booking.leadId', 'lead.id');

const narrowed = (is: Leads, { service, since, until }: RequestFilter) => [
  ...(service ? [is('lead.service', '=', service)] : []),
  ...(since === undefined ? [] : [is('lead.createdAt', '>=', since)]),
  ...(until === undefined ? [] : [is('lead.createdAt', '<', until)]),
];

/** Whether a filter shows a request, apart from its words. */
const isShown = (filter: RequestFilter) => (is: Leads) =>
  is.and([
    is('lead.status', '=', 'new'),
    is(stateOf, filter.state ? '=' : '!=', filter.state ?? 'spam'),
    ...narrowed(is, filter),
    ...(filter.unansweredUntil === undefined
      ? []
      : [is('leadState.answeredAt', 'is', null), is('lead.createdAt', '<=', filter.unansweredUntil)]),
  ]);

/** The requests that a filter finds; those in quarantine are not among them. */
const matching = (db: Db, filter: RequestFilter) => matchingWords(db, filter).where(isShown(filter));

/** What words find among all that was sent, in quarantine too. */
export function matchingWords(db: Db, { search, labels = [] }: Pick<RequestFilter, 'search' | 'labels'>) {
  let query = leads(db);
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

/** What is counted of rows that are alike. */
const counted = (is: Leads, filter: RequestFilter, overdueUntil: Moment) =>
  [
    'lead.status',
    stateOf.as('state'),
    sql<number>`case when ${is.and(narrowed(is, filter))} then 1 else 0 end`.as('inside'),
    sql<number>`case when "answeredAt" is null and "lead"."createdAt" <= ${overdueUntil} then 1 else 0 end`.as('late'),
    'lead.page',
  ] as const;

/**
 * Finds a page of the list, newest first; of overdue ones what waits longest.
 * @param overdueUntil as the function of that name returns it
 * @param page from 1
 */
export async function findRequests(db: Db, filter: RequestFilter, page: number, overdueUntil: Moment = 0) {
  const rows = await matchingWords(db, filter)
    .select((is) => [...counted(is, filter, overdueUntil), is.fn.countAll<number>().as('count')])
    .groupBy(['lead.status', stateOf, 'inside', 'late', 'lead.page'])
    .execute();
  const order = filter.unansweredUntil === undefined ? 'desc' : 'asc';
  const requests = await matching(db, filter)
    .selectAll('lead')
    .select(stateColumns)
    .select(sql<number>`(select count(*) from "leadNote" where "leadNote"."leadId" = "lead"."id")`.as('notes'))
    .orderBy('lead.createdAt', order)
    .orderBy('lead.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { requests: requests.map(withState), ...sumUp(rows) };
}

/** Rows of what words find that are alike. */
type CountedRow = Pick<Lead, 'status' | 'page'> & {
  state: ListedState;
  inside: number;
  late: number;
  count: number;
};

/** What is found, and the pages that most of it came from. */
interface Summed {
  found: FoundCounts;
  pages: { page: string | null; count: number }[];
}

function sumUp(rows: readonly CountedRow[]): Summed {
  const found: FoundCounts = {
    states: { new: 0, booked: 0, callCancelled: 0, answered: 0, won: 0, lost: 0, spam: 0 },
    overdue: 0,
    words: { listed: 0, spam: 0, heldBack: 0 },
  };
  const pages = new Map<string | null, number>();
  for (const { status, state, page, count, inside, late } of rows) {
    found.words[status === 'quarantined' ? 'heldBack' : state === 'spam' ? 'spam' : 'listed'] += count;
    if (status === 'quarantined' || !inside) continue;
    found.states[state] += count;
    if (state === 'spam') continue;
    if (late) found.overdue += count;
    pages.set(page, (pages.get(page) ?? 0) + count);
  }
  const most = [...pages].sort(([a, of], [b, other]) => other - of || (a ?? '').localeCompare(b ?? '')).slice(0, 3);
  return { found, pages: most.map(([page, count]) => ({ page, count })) };
}

export function countFound(db: Db, filter: RequestFilter): Promise<number> {
  return countRows(matching(db, filter));
}

export const countNew = (db: Db): Promise<number> => countFound(db, { ...everything, state: 'new' });

export async function countOverdue(db: Db, site: Pick<Site, 'provider' | 'claims'>, at: Moment) {
  const unansweredUntil = overdueUntil(site, at);
  return unansweredUntil === undefined ? undefined : countFound(db, { ...everything, unansweredUntil });
}

/** Every request of a period but spam. */
export async function listOfPeriod(db: Db, period: Required<Period>): Promise<RequestRow[]> {
  const rows = matching(db, { ...everything, ...period })
    .selectAll('lead')
    .select(stateColumns);
  return (await rows.execute()).map(withState);
}

/** A request with its notes, oldest first. */
export interface NotedRequest extends RequestRow {
  notes: readonly LeadNote[];
}

/** All that a filter finds, oldest first, with notes. */
export async function listNoted(db: Db, filter: RequestFilter): Promise<NotedRequest[]> {
  const found = matching(db, filter);
  const rows = await found
    .selectAll('lead')
    .select(stateColumns)
    .orderBy('lead.createdAt')
    .orderBy('lead.id')
    .execute();
  const notes = await db
    .selectFrom('leadNote')
    .selectAll()
    .where('leadId', 'in', found.select('lead.id'))
    .orderBy('at')
    .execute();
  const byLead = Map.groupBy(notes, ({ leadId }) => leadId);
  return rows.map((request) => ({ ...withState(request), notes: byLead.get(request.id) ?? [] }));
}

/** One request; undefined where there is none of that id, or it is in quarantine. */
export async function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  const row = await leads(db)
    .selectAll('lead')
    .select(stateColumns)
    .where('lead.id', '=', id)
    .where('lead.status', '=', 'new')
    .executeTakeFirst();
  return row && withState(row);
}

const withState = <Row extends { state: LeadState | null }>(row: Row) => ({ ...row, state: row.state ?? 'new' });
