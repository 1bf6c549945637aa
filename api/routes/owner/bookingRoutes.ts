import type Router from '@koa/router';
import type { Context } from 'koa';
import { dateText } from '../../../data/rules/hours/exceptions.ts';
import type { BookingDesk } from '../../bookings/bookingDesk.ts';
import { notFound } from '../../errors.ts';
import type { Outbox } from '../../mail/outbox.ts';
import {
  findBooking,
  listBlocks,
  addBlock,
  type Block,
  endBlock,
  feedSecret,
  isBlocked,
  listBookings,
  renewFeedSecret,
} from '../../owner/bookingList.ts';
import { type DeskContext, field, goTo, idOf, queryText } from './deskContext.ts';
import { laterDate } from '../../../data/rules/hours/hoursOn.ts';
import { feedPath } from '../../bookings/bookingMessages.ts';
import { isDay } from '../../owner/period.ts';
import type { BookingPage } from '../../../data/rules/owner/bookingPages.ts';
import { makeBookingViews } from './bookingViews.ts';

const home = '/owner/bookings';
const longestWord = 1000;

interface BookingRoutesParts {
  bookingDesk: BookingDesk;
  outbox: Pick<Outbox, 'deliver'>;
}

/** One booking at the desk: to move or cancel it, with a word to the visitor. */
export function bookingRoutes(router: Router, desk: DeskContext, { bookingDesk, outbox }: BookingRoutesParts): void {
  const { show, signedIn, change, note, day, site, db, now } = desk;
  const { availability, bookings, firstKind } = bookingDesk;
  const { view, when } = makeBookingViews(desk);

  async function showOne(ctx: Context, problem?: BookingPage['problem']): Promise<void> {
    const row = await findBooking(db, idOf(ctx));
    if (!row) throw notFound('There is no such booking.');
    const open = row.state === 'booked' && row.startsAt > now();
    const kind = { ...(availability.findKind(row.kind) ?? firstKind), minutes: row.minutes };
    const free = open ? await availability.freeDays(kind, row.id) : [];
    show(
      ctx,
      {
        ...{ kind: 'booking', sequence: row.sequence, open, problem },
        booking: { ...view(row, await listBlocks(db, now())), email: row.email, timezone: row.timezone },
        free: free
          .map(({ date, starts }) => ({
            day: dateText(date, site.provider.locale),
            // A closed list shows its choice without the day that it stands under.
            times: starts
              .filter((start) => start !== row.startsAt)
              .map((start) => ({ value: new Date(start).toISOString(), label: when(start) })),
          }))
          .filter(({ times }) => times.length > 0),
        typed: {
          start: field(ctx, 'start'),
          words: {
            move: ctx.path.endsWith('/move') ? wordsIn(ctx) : '',
            cancel: ctx.path.endsWith('/cancel') ? wordsIn(ctx) : '',
          },
        },
      },
      problem === undefined ? 200 : problem === 'noTime' ? 400 : 409,
    );
  }

  router.get(`${home}/:id`, signedIn, (ctx: Context) => showOne(ctx));

  for (const action of ['move', 'cancel'] as const)
    router.post(`${home}/:id/${action}`, ...change, async (ctx: Context) => {
      const booked = await bookings.find(idOf(ctx));
      if (!booked) throw notFound('There is no such booking.');
      const { booking } = booked;
      // What the page showed, so that a stale one changes nothing.
      if (String(booking.sequence) !== field(ctx, 'sequence')) return showOne(ctx, 'changed');
      const told = { by: 'owner' as const, words: wordsIn(ctx).trim() };
      const kind = { ...(availability.findKind(booking.kind) ?? firstKind), minutes: booking.minutes };
      const startsAt = Date.parse(field(ctx, 'start'));
      if (action === 'move' && (Number.isNaN(startsAt) || startsAt === booking.startsAt)) return showOne(ctx, 'noTime');
      if (action === 'move' && !availability.isOffered(kind, startsAt)) return showOne(ctx, 'taken');
      const changed =
        action === 'move'
          ? await bookings.move(booked, { kind, startsAt, ...told })
          : await bookings.cancel(booked, told);
      if (typeof changed === 'string') return showOne(ctx, changed === 'taken' ? 'taken' : 'changed');
      const done = action === 'move' ? 'bookingMoved' : 'bookingCancelled';
      await note(ctx, done, booking.id);
      void outbox.deliver([], 0);
      goTo(ctx, `${home}?from=${day(changed.booking.startsAt)}`, done);
    });
}

const wordsIn = (ctx: Context): string => field(ctx, 'words').slice(0, longestWord);

/** Days that can be blocked at once. */
const mostBlockedMs = 400 * 24 * 3_600_000;

/** The bookings at the desk by day and week, blocked time, and the address of the calendar. */
export function bookingListRoutes(router: Router, desk: DeskContext, bookingDesk: BookingDesk): void {
  const { show, signedIn, change, note, moment, day, site, db, now } = desk;
  const { availability, firstKind } = bookingDesk;
  const { locale, origin } = site.provider;
  const { view, timeOf, momentOf, nameOf, spanOf } = makeBookingViews(desk);

  async function showList(ctx: Context, problem = false): Promise<void> {
    const today = day(now());
    const asked = queryText(ctx, 'from');
    const from = isDay(asked) ? asked : today;
    const oneDay = queryText(ctx, 'view') === 'day';
    const count = oneDay ? 1 : 7;
    const blocks = await listBlocks(db, now());
    const rows = await listBookings(db, momentOf(from), momentOf(laterDate(from, count)));
    const free = new Map((await availability.freeDays(firstKind)).map(({ date, starts }) => [date, starts]));
    const days = Array.from({ length: count }, (_, ahead) => laterDate(from, ahead)).map((date) => ({
      date,
      text: dateText(date, locale),
      near: date === today ? ('today' as const) : date === laterDate(today, 1) ? ('tomorrow' as const) : undefined,
      bookings: rows.filter(({ startsAt }) => day(startsAt) === date).map((row) => view(row, blocks)),
      free: (free.get(date) ?? []).map(timeOf),
    }));
    show(
      ctx,
      {
        ...{ kind: 'bookings', days, from, oneDay, today, problem },
        ...{ before: laterDate(from, -count), after: laterDate(from, count) },
        blocks: blocks.map((block) => ({ id: block.id, span: spanOf(block), person: nameOf(block.resource) })),
        people: site.people.filter((person) => person.bookings),
        feed: `${origin}${feedPath}?key=${await feedSecret(db)}`,
        calendars: await readCalendars(),
      },
      problem ? 400 : 200,
    );
  }

  async function readCalendars() {
    const rows = await db.selectFrom('busyCalendar').selectAll().orderBy('resource').execute();
    return rows.map(({ resource, readAt, failingSince }) => ({
      name: nameOf(resource) ?? resource,
      at: moment(failingSince ?? readAt),
      fails: failingSince !== null,
    }));
  }

  router.get(home, signedIn, (ctx) => showList(ctx));

  router.post(`${home}/block`, ...change, async (ctx) => {
    const block = blockIn(ctx, { site, now, momentOf });
    if (!block) return showList(ctx, true);
    const id = await addBlock(db, block, now());
    await note(ctx, 'timesBlocked', id);
    const inside = await listBookings(db, block.startsAt - 24 * 3_600_000, block.endsAt);
    const has = inside.some((row) => row.state === 'booked' && isBlocked(row, [block]));
    goTo(ctx, `${home}?from=${day(block.startsAt)}`, has ? 'blockedWith' : 'blocked');
  });

  router.post(`${home}/block/:id/end`, ...change, async (ctx: Context) => {
    const isEnded = await endBlock(db, idOf(ctx));
    if (isEnded) await note(ctx, 'timesUnblocked', idOf(ctx));
    goTo(ctx, home, isEnded ? 'saved' : 'gone');
  });

  router.post(`${home}/calendar`, ...change, async (ctx) => {
    await renewFeedSecret(db);
    await note(ctx, 'calendarRenewed');
    goTo(ctx, home, 'saved');
  });
}

/** The time to block; undefined where what was typed is not right. */
function blockIn(
  ctx: Context,
  { site, now, momentOf }: Pick<DeskContext, 'site' | 'now'> & Pick<ReturnType<typeof makeBookingViews>, 'momentOf'>,
): Block | undefined {
  const first = field(ctx, 'day');
  const last = field(ctx, 'lastDay') || first;
  const [from, until] = [field(ctx, 'fromTime'), field(ctx, 'untilTime')];
  const isTime = (text: string) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  if (!isDay(first) || !isDay(last) || !isTime(from) || !isTime(until)) return undefined;
  const startsAt = momentOf(first, from || '00:00');
  const endsAt = until ? momentOf(last, until) : momentOf(laterDate(last, 1));
  const resource = site.people.find((person) => person.bookings && person.id === field(ctx, 'who'))?.id ?? null;
  const isRight = endsAt > startsAt && endsAt > now() && endsAt - startsAt < mostBlockedMs;
  return isRight ? { resource, startsAt, endsAt } : undefined;
}
