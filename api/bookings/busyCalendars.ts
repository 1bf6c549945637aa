import type { Logger } from 'pino';
import type { Booking } from '../../data/rules/schema/booking.ts';
import type { Store } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { busySpans } from './busySpans.ts';
import { readCalendar } from './readCalendar.ts';

/** The addresses of people's own calendars, by the id of who or what can be booked. */
type CalendarAddresses = Readonly<Record<string, string>>;

interface BusyCalendarsParts {
  store: Pick<Store, 'db'>;
  addresses: CalendarAddresses;
  booking: Pick<Booking, 'horizonDays'>;
  timezone: string;
  log: Pick<Logger, 'warn'>;
  read?: (address: string) => Promise<string>;
}

/** The addresses in `BUSY_CALENDARS`. @param text as `env.ts` has checked it @throws Error for the id of somebody who cannot be booked */
export function calendarAddresses(text = '', resources: readonly string[]): CalendarAddresses {
  const entries = text.split(/\s+/).filter(Boolean);
  const addresses = Object.fromEntries(
    entries.map((entry) => [entry.replace(/=.*/s, ''), entry.replace(/^[^=]+=/, '')]),
  );
  const unknown = Object.keys(addresses).find((id) => !resources.includes(id));
  if (unknown !== undefined)
    throw new Error(
      `BUSY_CALENDARS names "${unknown}", who cannot be booked. Allowed: ${resources.join(', ') || 'none'}.`,
    );
  return addresses;
}

/** Reads when people are busy. What a calendar said last holds while it cannot be read; one that is not asked for any more is forgotten. */
export async function readBusyCalendars(
  { store: { db }, addresses, booking, timezone, log, read = readCalendar }: BusyCalendarsParts,
  now: Moment,
): Promise<void> {
  const until = now + (booking.horizonDays + 2) * 24 * 3_600_000;
  for (const [resource, address] of Object.entries(addresses))
    try {
      const spans = JSON.stringify(busySpans(await read(address), { from: now, until, timezone }));
      await db
        .insertInto('busyCalendar')
        .values({ resource, readAt: now, failingSince: null, spans })
        .onConflict((conflict) => conflict.column('resource').doUpdateSet({ readAt: now, failingSince: null, spans }))
        .execute();
    } catch (error) {
      log.warn({ resource, reason: (error as Error).message.replaceAll(address, '') }, 'a calendar could not be read');
      await db
        .insertInto('busyCalendar')
        .values({ resource, readAt: 0, failingSince: now, spans: '[]' })
        .onConflict((conflict) =>
          conflict.column('resource').doUpdateSet((row) => ({
            failingSince: row.fn.coalesce('busyCalendar.failingSince', row.val(now)),
          })),
        )
        .execute();
    }
  const kept = Object.keys(addresses);
  await db
    .deleteFrom('busyCalendar')
    .where('resource', 'not in', [...kept, ''])
    .execute();
}
