import type Router from '@koa/router';
import type { Context } from 'koa';
import { localTime } from '../../../data/rules/hours/localTime.ts';
import { formPages } from '../../../data/rules/routing/formResultPath.ts';
import type { BookingService } from '../../bookings/bookingService.ts';
import { calendarFile } from '../../bookings/calendarFile.ts';
import { bookingPath, changeLink, changePath, entryLink, entryPath } from '../../bookings/bookingPaths.ts';
import { visitorsEntry } from '../../bookings/bookingMessages.ts';
import type { Booked } from '../../bookings/bookingRows.ts';
import { mostChanges } from '../../bookings/bookings.ts';
import { type ApiError, badRequest, notFound } from '../../errors.ts';
import { kindOf } from '../../bookings/bookingTexts.ts';
import { fromStore } from '../../middleware/errors.ts';
import { dayIn, queryValue, redirectForm, setFormPage } from '../../middleware/forms.ts';
import { privatePage, tokenIn } from '../../middleware/privatePage.ts';
import type { Service } from '../../service.ts';
import { sendPlainPage } from '../../static/plainPage.ts';
import { changePage, gonePage } from './pages.ts';

/** The page behind the link in mails, with which a booking is moved or cancelled without an account. */
export function changeRoutes(
  router: Router,
  { site, built, guards, outbox }: Service,
  bookingService: BookingService,
): void {
  const { availability, bookings, refusalOf } = bookingService;
  const find = (ctx: Context) => fromStore(bookingService.findByToken(tokenIn(ctx)));
  const isOpen = ({ booking }: Booked) => booking.state === 'booked' && booking.startsAt > Date.now();

  router.get(changePath, setFormPage(formPages.contact), guards.slots, privatePage, async (ctx) =>
    show(ctx, await find(ctx)),
  );

  router.post(changePath, setFormPage(formPages.contact), guards.booking, privatePage, async (ctx) => {
    const booked = await find(ctx);
    if (!booked || !isOpen(booked)) return show(ctx, booked);
    const { action, start, sequence } = ctx.request.body as Record<string, unknown>;
    if (action !== 'move' && action !== 'cancel') throw badRequest('Give an action: "move" or "cancel".');
    const done = action === 'cancel' ? 'cancelled' : 'moved';
    // The sequence that the page showed, so that a stale one changes nothing.
    const shown = /^\d+$/.test(String(sequence)) ? Number(sequence) : -1;
    const seen = { ...booked, booking: { ...booked.booking, sequence: shown } };
    if (booked.booking.sequence !== seen.booking.sequence) return show(ctx, booked, refusalOf('changed'));
    const changed = await fromStore(
      done === 'cancelled' ? bookings.cancel(seen, { by: 'visitor' }) : move(seen, Date.parse(String(start))),
    );
    if (typeof changed === 'string') return show(ctx, await find(ctx), refusalOf(changed));
    if ('status' in changed) return show(ctx, booked, changed);
    outbox.wake();
    redirectForm(ctx, `${changeLink('', tokenIn(ctx))}&done=${done}`);
  });

  router.get(entryPath, privatePage, async (ctx) => {
    const booked = await find(ctx);
    if (!booked) throw notFound('There is no such booking.');
    const link = changeLink(site.provider.origin, tokenIn(ctx));
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.attachment('booking.ics');
    ctx.body = calendarFile({
      ...{ method: 'PUBLISH', timezone: site.provider.timezone, product: site.provider.name },
      entries: [visitorsEntry(booked.booking, link, site)],
    });
  });

  async function move(booked: Booked, startsAt: number) {
    const kind = bookingService.kindOf(booked.booking);
    if (booked.booking.sequence >= mostChanges) return refusalOf('tooMany');
    if (startsAt === booked.booking.startsAt || !availability.isOffered(kind, startsAt)) return refusalOf('notOffered');
    return bookings.move(booked, { kind, startsAt, by: 'visitor' });
  }

  async function show(ctx: Context, booked: Booked | undefined, refusal?: ApiError): Promise<void> {
    ctx.status = refusal?.status ?? (booked ? 200 : 404);
    if (!booked) return sendPlainPage(ctx, built, gonePage(site));
    const open = isOpen(booked);
    const free = () => availability.freeDays(bookingService.kindOf(booked.booking), booked.booking.id);
    const asked = queryValue(ctx, 'done');
    const page = changePage({
      ...{ site, booking: booked.booking, phone: booked.lead.phone, open },
      refusal: refusal && (refusal.fields?.start ?? refusal.message),
      days: open ? await fromStore(free()) : [],
      kind: kindOf(booked.booking, site).name,
      // At first the day that it is booked for.
      date: dayIn(ctx) ?? localTime(site.provider.timezone, new Date(booked.booking.startsAt)).date,
      isMoving: dayIn(ctx) !== undefined || refusal !== undefined,
      askCancel: queryValue(ctx, 'ask') === 'cancel',
      token: tokenIn(ctx),
      done: (['booked', 'moved', 'cancelled'] as const).find((done) => done === asked),
      file: entryLink(tokenIn(ctx)),
      again: bookingPath,
    });
    sendPlainPage(ctx, built, page);
  }
}
