import type Router from '@koa/router';
import type { Context } from 'koa';
import { dateText } from '../../../data/rules/hours/exceptions.ts';
import type { BookingService } from '../../bookings/bookingService.ts';
import { notFound } from '../../errors.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { audit } from '../../owner/audit.ts';
import { addNote } from '../../owner/requestWork.ts';
import type { BookingRow, Moment } from '../../db/tables.ts';
import { findBooking, listBlocks } from '../../owner/bookingList.ts';
import { type DeskContext, field, goTo, idOf } from './deskContext.ts';
import type { BookingPage } from '../../../data/rules/owner/bookingPages.ts';
import { makeBookingViews } from './bookingViews.ts';

const home = '/owner/bookings';
const longestWord = 1000;

interface DeskBookingParts {
  bookingService: BookingService;
  outbox: Pick<Outbox, 'wake'>;
}

/** One booking at the desk: to move or cancel it, with a word to the visitor. */
export function deskBookingRoutes(
  router: Router,
  desk: DeskContext,
  { bookingService, outbox }: DeskBookingParts,
): void {
  const { show, signedIn, change, act, day, site, db, now } = desk;
  const texts = site.messages.ownerBookings;
  const { availability, bookings, kindOf } = bookingService;
  const { view, when } = makeBookingViews(desk);

  async function showOne(
    ctx: Context,
    problem?: BookingPage['problem'],
    pressed: 'move' | 'cancel' = 'move',
  ): Promise<void> {
    const row = await findBooking(db, idOf(ctx));
    if (!row) throw notFound('There is no such booking.');
    const open = row.state === 'booked' && row.startsAt > now();
    const free = open ? await availability.freeDays(kindOf(row), row.id) : [];
    show(
      ctx,
      {
        kind: 'booking',
        sequence: row.sequence,
        open,
        problem,
        cancelledBy: row.state === 'cancelled' ? await cancelledBy(desk, row, when) : undefined,
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
        typed: { start: field(ctx, 'start'), words: { move: '', cancel: '', [pressed]: wordsIn(ctx) } },
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
      if (String(booking.sequence) !== field(ctx, 'sequence')) return showOne(ctx, 'changed', action);
      const isSilent = action === 'cancel' && field(ctx, 'silent') === 'yes';
      const words = wordsIn(ctx).trim();
      const details = { by: 'owner' as const, words, isSilent };
      const kind = kindOf(booking);
      const startsAt = Date.parse(field(ctx, 'start'));
      if (action === 'move' && (Number.isNaN(startsAt) || startsAt === booking.startsAt))
        return showOne(ctx, 'noTime', action);
      if (action === 'move' && !availability.isOffered(kind, startsAt)) return showOne(ctx, 'taken', action);
      const changed =
        action === 'move'
          ? await bookings.move(booked, { kind, startsAt, ...details })
          : await bookings.cancel(booked, details);
      if (typeof changed === 'string') return showOne(ctx, changed === 'taken' ? 'taken' : 'changed', action);
      const done = action === 'move' ? 'bookingMoved' : 'bookingCancelled';
      await act(ctx, async (transaction, actor) => {
        const at = changed.booking.startsAt;
        await audit(transaction, actor, done, booking.id, { startsAt: at });
        const text = fill(texts.notes[isSilent ? 'silent' : action], { when: when(at), words });
        if (words) await addNote(transaction, booking.leadId, text, actor);
      });
      outbox.wake();
      goTo(ctx, `${home}?from=${day(changed.booking.startsAt)}`, isSilent ? 'bookingCancelledSilently' : done);
    });
}

/** The log says who cancelled at the desk; whoever has the link does it without. */
async function cancelledBy(
  { db, site }: DeskContext,
  { id, changedAt }: BookingRow,
  when: (at: Moment) => string,
): Promise<string> {
  const { cancelledBy: texts } = site.messages.ownerBookings;
  const entries = db.selectFrom('ownerAudit').select('email').where('subject', '=', id);
  const entry = await entries.where('action', '=', 'bookingCancelled').executeTakeFirst();
  const at = when(changedAt);
  return entry ? fill(texts.owner, { who: entry.email, when: at }) : fill(texts.visitor, { when: at });
}

const wordsIn = (ctx: Context): string => field(ctx, 'words').slice(0, longestWord);
