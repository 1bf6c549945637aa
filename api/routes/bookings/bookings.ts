import type Router from '@koa/router';
import type { Context } from 'koa';
import { makeClock } from '../../../data/rules/hours/makeClock.ts';
import { localTime } from '../../../data/rules/hours/localTime.ts';
import { formPages } from '../../../data/rules/routing/formResultPath.ts';
import { type BookingRequest, makeBookingSchema } from '../../../data/rules/requests/booking.ts';
import type { BookingKind } from '../../../data/rules/schema/booking.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { uuidV7 } from '../../../data/rules/text/uuidV7.ts';
import type { BookingService } from '../../bookings/bookingService.ts';
import { bookingPath, changeLink, entryLink } from '../../bookings/bookingPaths.ts';
import type { Lead, Moment } from '../../db/tables.ts';
import { ApiError, invalidFields } from '../../errors.ts';
import { spamReason } from '../../leads/spam.ts';
import { personOf } from '../../bookings/bookingTexts.ts';
import { fromStore } from '../../middleware/errors.ts';
import { isForm, queryValue, redirectForm, setFormPage } from '../../middleware/forms.ts';
import { privatePage } from '../../middleware/privatePage.ts';
import { type Validated, validate } from '../../middleware/validate.ts';
import type { RouteParts } from '../../routeParts.ts';
import { sendPlainPage } from '../../static/plainPage.ts';
import { bookingPage, linkedDay } from './pages.ts';

type Values = Readonly<Record<string, string>>;

/** `GET /api/slots` and `POST /api/bookings`; `GET /api/bookings` is the same as a page for browsers without a script. */
export function bookingRoutes(
  router: Router,
  { site, built, guards, env, messageWriter, outbox }: RouteParts,
  bookingService: BookingService,
): void {
  const { availability, bookings } = bookingService;
  const { bookingPages: texts, fieldErrors: fieldTexts } = site.messages;
  const formPage = setFormPage(formPages.contact);
  const spamRules = { minElapsedMs: env.LEAST_ELAPSED_MS, texts: site.messages.mail.spamReasons };
  const { showForm, refuse } = makeFormPage({ site, built }, bookingService);
  const input = validate(makeBookingSchema(fieldTexts, texts), refuse);
  const kindIn = (ctx: Context): BookingKind | undefined => {
    const id = queryValue(ctx, 'kind') ?? bookingService.firstKind.id;
    return typeof id === 'string' ? availability.findKind(id) : undefined;
  };

  router.get('/api/slots', guards.slots, async (ctx) => {
    const kind = kindIn(ctx);
    if (!kind) throw invalidFields({ kind: texts.kindUnknown });
    const days = await fromStore(availability.freeDays(kind));
    ctx.set('Cache-Control', 'no-store');
    const listed = days.map(({ date, starts }) => ({ date, times: starts.map(iso) }));
    ctx.body = { success: true, data: { kind: kind.id, timezone: site.provider.timezone, days: listed } };
  });

  router.get(bookingPath, formPage, guards.slots, privatePage, (ctx) =>
    showForm(ctx, kindIn(ctx) ?? bookingService.firstKind, {}, {}),
  );

  router.post<object, Validated<BookingRequest>>(
    bookingPath,
    formPage,
    guards.booking,
    privatePage,
    input,
    async (ctx) => {
      const kind = availability.findKind(ctx.input.kind);
      if (!kind) return refuse(ctx, invalidFields({ kind: texts.kindUnknown }));
      const made = await fromStore(book(ctx.input, kind));
      if (made instanceof ApiError) return refuse(ctx, made);
      // Not awaited: whether the visitor's address can be written to is nobody's business.
      void outbox.deliver(made.messageIds, env.MAIL_BUDGET_MS);
      const link = changeLink('', bookingService.tokenOf(made));
      if (isForm(ctx)) return redirectForm(ctx, `${link}&done=booked`);
      ctx.status = 201;
      const start = iso(made.booking.startsAt);
      const [person] = personOf(made.booking, site)?.name.split(' ') ?? [];
      ctx.body = {
        success: true,
        data: {
          start,
          link,
          calendar: entryLink(bookingService.tokenOf(made)),
          emailSent: messageWriter.canSend('booking'),
          reminder: made.booking.remindedAt === null,
          person,
        },
      };
    },
  );

  async function book(input: BookingRequest, kind: BookingKind) {
    if (spamReason(input, spamRules))
      return new ApiError(422, 'automatic', fill(texts.automatic, { phone: site.provider.phone.display }));
    const startsAt = Date.parse(input.start);
    const wanted = { lead: bookingLead(input, kind, site), kind, startsAt, timezone: zoneOf(input) };
    const made = await bookings.book(wanted);
    if (typeof made !== 'string') return made;
    const refusal = bookingService.refusalOf(made);
    if (made === 'taken') refusal.details = { nearest: (await availability.nearest(kind, startsAt)).map(iso) };
    return refusal;
  }
}

/** The page with the form, for browsers without a script. */
function makeFormPage(
  { site, built }: Pick<RouteParts, 'site' | 'built'>,
  { availability, firstKind }: BookingService,
) {
  return { showForm, refuse };

  /** Shows a plain form again, with what was typed and what is wrong with it. @throws the error where it was none */
  async function refuse(ctx: Context, error: ApiError): Promise<void> {
    if (!isForm(ctx)) throw error;
    const body = Object.entries(ctx.request.body as Record<string, unknown>);
    const values = Object.fromEntries(body.filter(([, value]) => typeof value === 'string')) as Values;
    // What was cancelled is booked again by another request.
    const isOver = error.code === 'booking_cancelled';
    ctx.status = error.status;
    const kind = availability.findKind(values.kind ?? '') ?? firstKind;
    const kept = isOver ? { ...values, idempotencyKey: uuidV7() } : values;
    await showForm(ctx, kind, kept, error.fields ?? { form: error.message });
  }

  async function showForm(ctx: Context, kind: BookingKind, values: Values, errors: Values): Promise<void> {
    const days = await fromStore(availability.freeDays(kind));
    const typed = values.start ? Date.parse(values.start) : Number.NaN;
    const date = Number.isNaN(typed) ? linkedDay(ctx) : localTime(site.provider.timezone, new Date(typed)).date;
    sendPlainPage(ctx, built, bookingPage({ site, kind, days, date, values, errors, key: uuidV7() }));
  }
}

/** The request that a booking belongs to. */
function bookingLead(input: BookingRequest, { name: kind }: BookingKind, { messages }: Pick<Site, 'messages'>): Lead {
  const { name, company, email, phone, note, page, idempotencyKey } = input;
  const message = [fill(messages.bookingMail.asked, { kind }), note].filter(Boolean).join('\n\n');
  return {
    id: uuidV7(),
    createdAt: Date.now(),
    status: 'new',
    spamReason: null,
    name,
    company,
    email,
    phone,
    message,
    kind: 'call',
    service: kind,
    page: page ?? null,
    idempotencyKey: idempotencyKey ?? null,
  };
}

/** The visitor's time zone, unless their clock shows another time in it than ours: then a mail would contradict the page. */
function zoneOf({ timezone, offset, start }: BookingRequest): string | null {
  if (timezone === undefined) return null;
  const at = Date.parse(start);
  const ahead = (makeClock(timezone)(at) - at) / 60_000;
  return offset === undefined || offset === ahead ? timezone : null;
}

const iso = (at: Moment): string => new Date(at).toISOString();
