import { clockLabel } from '../../../data/rules/hours/clockLabel.ts';
import { localTime } from '../../../data/rules/hours/localTime.ts';
import { makeClock, momentOn } from '../../../data/rules/hours/makeClock.ts';
import type { DeskBooking } from '../../../data/rules/owner/bookingPages.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { telAddress } from '../../../data/rules/text/dialled.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { Moment } from '../../db/tables.ts';
import { kindOf, personOf } from '../../mail/templates/bookingMails.ts';
import { type Block, type BookingListRow, isBlocked } from '../../owner/bookingList.ts';
import type { DeskContext } from './deskContext.ts';

/** Moments as whoever plans a day reads them: with the day of the week, and with the year where it is another than this one. */
export function makeBookingTimes({ timezone, locale }: Site['provider'], now: () => Moment) {
  const dayForm = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const timeForm = { hour: 'numeric', minute: '2-digit' } as const;
  const formatter = (form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: timezone, ...form });
  const years = formatter({ year: 'numeric' });
  const makeText = (form: Intl.DateTimeFormatOptions) => {
    const [short, long] = [formatter(form), formatter({ ...form, year: 'numeric' })];
    return (at: Moment) => (years.format(at) === years.format(now()) ? short : long).format(at);
  };
  return {
    /** "Tue, Dec 8, 10:00 a.m." */
    when: makeText({ ...dayForm, ...timeForm }),
    /** "Tue, Dec 8" */
    dayText: makeText(dayForm),
  };
}

/** Bookings and blocked times as the desk shows them. */
export function makeBookingViews({ site, moment, now }: Pick<DeskContext, 'site' | 'moment' | 'now'>) {
  const { timezone, locale } = site.provider;
  const clock = makeClock(timezone);
  const times = makeBookingTimes(site.provider, now);
  const timeOf = (at: Moment) => clockLabel(localTime(timezone, new Date(at)).time, locale);
  return {
    ...times,
    timeOf,
    /** The moment at which the provider's clock shows a time. @param date yyyy-mm-dd */
    momentOf: (date: string, time = '00:00'): Moment => momentOn(clock, Date.parse(`${date}T${time}Z`)),
    nameOf: (resource: string | null) => site.people.find(({ id }) => id === resource)?.name,
    spanOf: ({ startsAt, endsAt }: Block) =>
      fill(site.messages.ownerBookings.span, { from: moment(startsAt).text, until: moment(endsAt).text }),
    view: (row: BookingListRow, blocks: readonly Block[]): DeskBooking => ({
      ...{ id: row.id, requestId: row.leadId, minutes: row.minutes, name: row.name, company: row.company },
      ...{ at: moment(row.startsAt), time: timeOf(row.startsAt), kind: kindOf(row, site).name, phone: row.phone },
      when: times.when(row.startsAt),
      call: telAddress(row.phone),
      person: personOf(row, site)?.name,
      cancelled: row.state === 'cancelled',
      inBlock: isBlocked(row, blocks),
    }),
  };
}
