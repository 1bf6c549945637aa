import { laterDate } from '../../../data/rules/hours/hoursOn.ts';
import { makeClock, momentOn } from '../../../data/rules/hours/makeClock.ts';
import type { DeskBooking } from '../../../data/rules/owner/bookingPages.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { telAddress } from '../../../data/rules/text/dialled.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { Moment } from '../../db/tables.ts';
import { kindName, personOf } from '../../bookings/bookingTexts.ts';
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
    /** "10:00 a.m." */
    timeOf: formatter(timeForm).format,
  };
}

/** Bookings and blocked times as the desk shows them. */
export function makeBookingViews({ site, moment, now }: Pick<DeskContext, 'site' | 'moment' | 'now'>) {
  const texts = site.messages.ownerBookings;
  const clock = makeClock(site.provider.timezone);
  const times = makeBookingTimes(site.provider, now);
  const { when, dayText, timeOf } = times;
  const momentOf = (date: string, time = '00:00'): Moment => momentOn(clock, Date.parse(`${date}T${time}Z`));
  const nameOf = (resource: string | null) => site.people.find(({ id }) => id === resource)?.name;
  const isMidnight = (at: Moment) => clock(at) % (24 * 3_600_000) === 0;

  /** "Wed, Dec 9", "Wed, Dec 9 to Fri, Dec 11" or "Wed, Dec 9, 2:00 p.m. to 4:00 p.m.", and for whom. */
  function spanOf({ resource, startsAt, endsAt }: Block): string {
    const [first, last] = [dayText(startsAt), dayText(endsAt - 1)];
    const text =
      isMidnight(startsAt) && isMidnight(endsAt)
        ? first === last
          ? first
          : fill(texts.span, { from: first, until: last })
        : fill(texts.span, { from: when(startsAt), until: first === last ? timeOf(endsAt) : when(endsAt) });
    const person = nameOf(resource);
    return person ? fill(texts.spanFor, { span: text, person }) : text;
  }

  /** What is blocked of a day, in words. @param date yyyy-mm-dd */
  function blocksOn(date: string, blocks: readonly (Block & { id: string })[]) {
    const [begins, ends] = [momentOf(date), momentOf(laterDate(date, 1))];
    return blocks
      .filter(({ startsAt, endsAt }) => startsAt < ends && endsAt > begins)
      .map((block) => {
        const { startsAt, endsAt } = block;
        const hours = { from: timeOf(Math.max(startsAt, begins)), until: timeOf(Math.min(endsAt, ends)) };
        const isWhole = startsAt <= begins && endsAt >= ends;
        const text = isWhole ? texts.blockedDay : fill(texts.blockedHours, hours);
        const person = nameOf(block.resource);
        return { id: block.id, span: spanOf(block), text: person ? fill(texts.blockedFor, { text, person }) : text };
      });
  }

  return {
    when,
    timeOf,
    nameOf,
    spanOf,
    blocksOn,
    /** The moment at which the provider's clock shows a time. @param date yyyy-mm-dd */
    momentOf,
    view: (row: BookingListRow, blocks: readonly Block[]): DeskBooking => ({
      id: row.id,
      requestId: row.leadId,
      minutes: row.minutes,
      name: row.name,
      company: row.company,
      at: moment(row.startsAt),
      time: timeOf(row.startsAt),
      kind: kindName(row, site),
      phone: row.phone,
      when: when(row.startsAt),
      // What was booked stands before it, in a paragraph of its own.
      note: row.message.split('\n\n').slice(1).join('\n\n'),
      call: telAddress(row.phone),
      person: personOf(row, site)?.name,
      cancelled: row.state === 'cancelled',
      // A booked call counts as answered until the owner says more.
      outcome:
        row.leadState && !['answered', 'new'].includes(row.leadState)
          ? site.messages.owner.requests.states[row.leadState]
          : undefined,
      inBlock: isBlocked(row, blocks),
    }),
  };
}
