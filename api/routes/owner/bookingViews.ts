import { clockLabel } from '../../../data/rules/hours/clockLabel.ts';
import { localTime } from '../../../data/rules/hours/localTime.ts';
import { makeClock, momentOn } from '../../../data/rules/hours/makeClock.ts';
import type { DeskBooking } from '../../../data/rules/owner/bookingPages.ts';
import { telAddress } from '../../../data/rules/text/dialled.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { Moment } from '../../db/tables.ts';
import { kindOf, personOf } from '../../mail/templates/bookingMails.ts';
import { type BookingListRow, type Block, isBlocked } from '../../owner/bookingList.ts';
import type { DeskContext } from './deskContext.ts';

/** Bookings and blocked times as the desk shows them. */
export function makeBookingViews({ site, moment }: Pick<DeskContext, 'site' | 'moment'>) {
  const { timezone, locale } = site.provider;
  const clock = makeClock(timezone);
  const timeOf = (at: Moment) => clockLabel(localTime(timezone, new Date(at)).time, locale);
  return {
    timeOf,
    /** The moment at which the provider's clock shows a time. @param date yyyy-mm-dd */
    momentOf: (date: string, time = '00:00'): Moment => momentOn(clock, Date.parse(`${date}T${time}Z`)),
    nameOf: (resource: string | null) => site.people.find(({ id }) => id === resource)?.name,
    spanOf: ({ startsAt, endsAt }: Block) =>
      fill(site.messages.ownerBookings.span, { from: moment(startsAt).text, until: moment(endsAt).text }),
    view: (row: BookingListRow, blocks: readonly Block[]): DeskBooking => ({
      ...{ id: row.id, requestId: row.leadId, minutes: row.minutes, name: row.name, company: row.company },
      ...{ at: moment(row.startsAt), time: timeOf(row.startsAt), kind: kindOf(row, site).name, phone: row.phone },
      call: telAddress(row.phone),
      person: personOf(row, site)?.name,
      cancelled: row.state === 'cancelled',
      inBlock: isBlocked(row, blocks),
    }),
  };
}
