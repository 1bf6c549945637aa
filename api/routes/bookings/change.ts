import type Router from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { localTime } from '../../../data/rules/hours/localTime.ts';
import { protocolText } from '../../../data/rules/requests/protocolText.ts';
import { formPages } from '../../../data/rules/routing/formResultPath.ts';
import type { BookingService } from '../../bookings/bookingService.ts';
import { calendarFile } from '../../bookings/calendarFile.ts';
import { bookingPath, changeLink, changePath, entryLink, entryPath } from '../../bookings/bookingPaths.ts';
import { visitorsEntry } from '../../bookings/bookingMessages.ts';
import type { Booked } from '../../bookings/bookingRows.ts';
import { maxChanges } from '../../bookings/bookings.ts';
import { type ApiError, notFound } from '../../errors.ts';
import { kindName } from '../../bookings/bookingTexts.ts';
import { fromStore } from '../../middleware/errors.ts';
import { queryValue, redirectForm, setFormPage } from '../../middleware/forms.ts';
import { privatePage, tokenIn } from '../../middleware/privatePage.ts';
import { type Validated, validate } from '../../middleware/validate.ts';
import type { RouteParts } from '../../routeParts.ts';
import { sendPlainPage } from '../../static/plainPage.ts';
import { changePage, gonePage, linkedDay } from './pages.ts';

const changeSchema = z.object({
  action: z.enum(['move', 'cancel'], protocolText('Give an action: "move" or "cancel".')),
  /** A moment as ISO 8601, where it is moved. */
  start: z._default(z.string(), ''),
  /** The one that the page showed: where the booking has been changed since, nothing is done. */
  sequence: z.coerce.string(),
});
type Change = z.output<typeof changeSchema>;

/** The page behind the link in mails, with which a booking is moved or cancelled without an account. */
export function changeRoutes(
  router: Router,
  { site, built, guards, outbox }: RouteParts,
  bookingService: BookingService,
): void {
  const { availability, bookings, refusalOf } = bookingService;
  const formPage = setFormPage(formPages.contact);
  const input = validate(changeSchema);
  const find = (ctx: Context) => fromStore(bookingService.findByToken(tokenIn(ctx)));
  const isOpen = ({ booking }: Booked) => booking.state === 'booked' && booking.startsAt > Date.now();

  router.get(changePath, formPage, guards.slots, privatePage, async (ctx) => show(ctx, await find(ctx)));

  router.post<object, Validated<Change>>(changePath, formPage, guards.booking, privatePage, input, async (ctx) => {
    const booked = await find(ctx);
    if (!booked || !isOpen(booked)) return show(ctx, booked);
    const { action, start, sequence } = ctx.input;
    if (sequence !== String(booked.booking.sequence)) return show(ctx, booked, refusalOf('changed'));
    const changed = await fromStore(
      action === 'cancel' ? bookings.cancel(booked, { by: 'visitor' }) : move(booked, Date.parse(start)),
    );
    if (typeof changed === 'string') return show(ctx, await find(ctx), refusalOf(changed));
    if ('status' in changed) return show(ctx, booked, changed);
    outbox.wake();
    redirectForm(ctx, `${changeLink('', tokenIn(ctx))}&done=${action === 'cancel' ? 'cancelled' : 'moved'}`);
  });

  router.get(entryPath, privatePage, async (ctx) => {
    const booked = await find(ctx);
    if (!booked) throw notFound('There is no such booking.');
    const link = changeLink(site.provider.origin, tokenIn(ctx));
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.attachment('booking.ics');
    ctx.body = calendarFile({
      method: 'PUBLISH',
      timezone: site.provider.timezone,
      product: site.provider.name,
      entries: [visitorsEntry(booked.booking, link, site)],
    });
  });

  async function move(booked: Booked, startsAt: number) {
    const kind = bookingService.kindOf(booked.booking);
    if (booked.booking.sequence >= maxChanges) return refusalOf('tooMany');
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
      site,
      booking: booked.booking,
      phone: booked.lead.phone,
      open,
      refusal: refusal && (refusal.fields?.start ?? refusal.message),
      days: open ? await fromStore(free()) : [],
      kind: kindName(booked.booking, site),
      // At first the day that it is booked for.
      date: linkedDay(ctx) ?? localTime(site.provider.timezone, new Date(booked.booking.startsAt)).date,
      isMoving: linkedDay(ctx) !== undefined || refusal !== undefined,
      askCancel: queryValue(ctx, 'ask') === 'cancel',
      token: tokenIn(ctx),
      done: (['booked', 'moved', 'cancelled'] as const).find((done) => done === asked),
      file: entryLink(tokenIn(ctx)),
      again: bookingPath,
    });
    sendPlainPage(ctx, built, page);
  }
}
