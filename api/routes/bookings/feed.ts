import { createHash, timingSafeEqual } from 'node:crypto';
import type Router from '@koa/router';
import { fill } from '../../../data/rules/text/fill.ts';
import { calendarFile } from '../../bookings/calendarFile.ts';
import { feedPath } from '../../bookings/bookingPaths.ts';
import { entryOf } from '../../bookings/bookingMessages.ts';
import { notFound } from '../../errors.ts';
import { kindName } from '../../bookings/bookingTexts.ts';
import { mask } from '../../mask.ts';
import { fromStore } from '../../middleware/errors.ts';
import { queryValue } from '../../middleware/forms.ts';
import { privatePage } from '../../middleware/privatePage.ts';
import { type BookingListRow, feedSecret, listBookings } from '../../owner/bookingList.ts';
import type { RouteParts } from '../../routeParts.ts';

const dayMs = 24 * 3_600_000;

/** The calendar of bookings that the owner subscribes to. It names who booked, and holds no address or number of theirs. */
export function feedRoutes(router: Router, { site, store, guards }: RouteParts): void {
  const { provider, messages } = site;
  const texts = messages.bookingMail;

  router.get(feedPath, guards.slots, privatePage, async (ctx) => {
    const given = queryValue(ctx, 'key');
    const secret = await fromStore(feedSecret(store.db));
    if (typeof given !== 'string' || !isSame(given, secret)) throw notFound('There is no such calendar.');
    const now = Date.now();
    const rows = await fromStore(listBookings(store.db, now - 30 * dayMs, now + 366 * dayMs));
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = calendarFile({
      method: 'PUBLISH',
      timezone: provider.timezone,
      product: provider.name,
      name: fill(texts.feed, { provider: provider.name }),
      entries: rows.map((row) => ({
        ...entryOf(row, site),
        summary: fill(texts.ownerEntry, { kind: kindName(row, site), sender: senderOf(row) }),
        description: fill(texts.ownerEntryText, { link: `${provider.origin}/owner/bookings/${row.id}` }),
      })),
    });
  });
}

/** Who booked, without an address or a number that was typed in the place of a name. */
const senderOf = ({ company, name }: BookingListRow): string =>
  [company, name].map((text) => mask(text).text).find(Boolean) ?? '';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
