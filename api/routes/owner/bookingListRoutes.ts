import type Router from '@koa/router';
import type { Context } from 'koa';
import { dateText } from '../../../data/rules/hours/exceptions.ts';
import { laterDate } from '../../../data/rules/hours/hoursOn.ts';
import type { BookingBlockTable } from '../../db/bookingTables.ts';
import type { BlockForm, BookingsPage } from '../../../data/rules/owner/bookingPages.ts';
import type { BookingService } from '../../bookings/bookingService.ts';
import { feedPath } from '../../bookings/bookingPaths.ts';
import { audit } from '../../owner/audit.ts';
import {
  addBlock,
  endBlock,
  feedSecret,
  isBlocked,
  listBlocks,
  listBookings,
  renewFeedSecret,
} from '../../owner/bookingList.ts';
import { isDay } from '../../owner/period.ts';
import { readBlock } from '../../owner/readBlock.ts';
import { makeBookingViews } from './bookingViews.ts';
import { type DeskContext, field, goTo, idOf, queryText } from './deskContext.ts';

const home = '/owner/bookings';

const showsDay = (ctx: Context) => queryText(ctx, 'view') === 'day';

/** The list from a day on, as a day or a week like the one that was left. */
const addressOf = (ctx: Context, from: string) =>
  `${home}?${new URLSearchParams({ from, ...(showsDay(ctx) ? { view: 'day' } : {}) })}`;

/** What was typed to block time. @param shown the day, where it is the only one on the page */
const typedIn = (ctx: Context, shown: string): BlockForm => ({
  day: field(ctx, 'day') || shown,
  lastDay: field(ctx, 'lastDay'),
  who: field(ctx, 'who'),
  fromTime: field(ctx, 'fromTime'),
  untilTime: field(ctx, 'untilTime'),
});

/** The bookings at the desk by day and week, blocked time, and the address of the calendar. */
export function bookingListRoutes(router: Router, desk: DeskContext, bookingService: BookingService): void {
  const { signedIn, change, act, note, day, site, db, now } = desk;
  const { momentOf } = makeBookingViews(desk);
  const showList = makeListPage(desk, bookingService);

  router.get(home, signedIn, (ctx) => showList(ctx));

  router.post(`${home}/block`, ...change, async (ctx) => {
    const typed = typedIn(ctx, '');
    const read = readBlock(typed, { now: now(), momentOf });
    if (!Array.isArray(read)) return showList(ctx, read);
    const resource = site.people.find((person) => person.bookings && person.id === typed.who)?.id ?? null;
    const blocks = read.map((span) => ({ ...span, resource }));
    await act(ctx, async (transaction, actor) => {
      for (const block of blocks)
        await audit(transaction, actor, 'timesBlocked', await addBlock(transaction, block, actor.at), block);
    });
    const [from = 0] = blocks.map(({ startsAt }) => startsAt);
    const until = blocks.at(-1)?.endsAt ?? from;
    const inside = await listBookings(db, from - 24 * 3_600_000, until);
    const has = inside.some((row) => row.state === 'booked' && isBlocked(row, blocks));
    goTo(ctx, addressOf(ctx, day(from)), has ? 'blockedWith' : 'blocked');
  });

  router.post(`${home}/block/:id/end`, ...change, async (ctx: Context) => {
    const ended = await act(ctx, async (transaction, actor) => {
      const block = await endBlock(transaction, idOf(ctx));
      if (!block) return undefined;
      const { id, resource, startsAt, endsAt } = block;
      const entry = await audit(transaction, actor, 'timesUnblocked', id, { resource, startsAt, endsAt });
      // Blocked twice, it is not free yet.
      return { entry, isFree: !(await listBlocks(transaction, now())).some((other) => overlaps(other, block)) };
    });
    const address = addressOf(ctx, queryText(ctx, 'from'));
    if (!ended) return goTo(ctx, address, 'gone');
    goTo(ctx, ended.isFree ? `${address}&who=${ended.entry}` : address, ended.isFree ? 'unblocked' : 'unblockedPart');
  });

  router.post(`${home}/calendar`, ...change, async (ctx) => {
    await renewFeedSecret(db);
    await note(ctx, 'calendarRenewed');
    goTo(ctx, home, 'saved');
  });
}

/** Makes a function that shows the list. */
function makeListPage(desk: DeskContext, { availability, firstKind }: BookingService) {
  const { show, moment, day, site, db, now } = desk;
  const { locale, origin } = site.provider;
  const { view, blocksOn, timeOf, momentOf, nameOf, spanOf } = makeBookingViews(desk);

  return showList;

  async function showList(ctx: Context, problem?: BookingsPage['problem']): Promise<void> {
    const today = day(now());
    const asked = queryText(ctx, 'from');
    const from = isDay(asked) ? asked : today;
    const oneDay = showsDay(ctx);
    const count = oneDay ? 1 : 7;
    const blocks = await listBlocks(db, now());
    const rows = await listBookings(db, momentOf(from), momentOf(laterDate(from, count)));
    const free = new Map((await availability.freeDays(firstKind)).map(({ date, starts }) => [date, starts]));
    const days = Array.from({ length: count }, (_, ahead) => laterDate(from, ahead)).map((date) => ({
      date,
      text: dateText(date, locale),
      near: date === today ? ('today' as const) : date === laterDate(today, 1) ? ('tomorrow' as const) : undefined,
      bookings: rows.filter(({ startsAt }) => day(startsAt) === date).map((row) => view(row, blocks)),
      blocks: blocksOn(date, blocks),
      free: (free.get(date) ?? []).map(timeOf),
    }));
    ctx.state.who = await unblocked(queryText(ctx, 'who'));
    show(
      ctx,
      {
        kind: 'bookings',
        days,
        from,
        oneDay,
        today,
        problem,
        typed: typedIn(ctx, oneDay ? from : ''),
        before: laterDate(from, -count),
        after: laterDate(from, count),
        blocks: blocks.map((block) => ({ id: block.id, span: spanOf(block) })),
        people: site.people.filter((person) => person.bookings),
        feed: `${origin}${feedPath}?key=${await feedSecret(db)}`,
        calendars: await readCalendars(),
      },
      problem ? 400 : 200,
    );
  }

  /** The time that was blocked until an entry of the log. */
  async function unblocked(id: string) {
    const entries = db.selectFrom('ownerAudit').select('detail').where('id', '=', id);
    const entry = id ? await entries.where('action', '=', 'timesUnblocked').executeTakeFirst() : undefined;
    return entry?.detail ? { name: spanOf(JSON.parse(entry.detail)) } : undefined;
  }

  async function readCalendars() {
    const rows = await db.selectFrom('busyCalendar').selectAll().orderBy('resource').execute();
    return rows.map(({ resource, readAt, failingSince }) => ({
      name: nameOf(resource) ?? resource,
      at: moment(failingSince ?? readAt),
      fails: failingSince !== null,
    }));
  }
}

type Blocked = Pick<BookingBlockTable, 'resource' | 'startsAt' | 'endsAt'>;

/** Whether two blocks hold for some of the same time, and for somebody of both. */
const overlaps = (one: Blocked, other: Blocked): boolean =>
  one.startsAt < other.endsAt &&
  other.startsAt < one.endsAt &&
  (one.resource === null || other.resource === null || one.resource === other.resource);
