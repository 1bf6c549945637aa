import type { Site } from '../../data/rules/schema/site.ts';
import { fill } from '../../data/rules/text/fill.ts';
import type { BookingRow, NewOutboxMessage } from '../db/tables.ts';
import type { MessageWriter } from '../mail/messageWriter.ts';
import { bookingMail, bookingNoticeMail } from './bookingMails.ts';
import { kindName } from './bookingTexts.ts';
import type { Booked } from './bookingRows.ts';
import type { BookingChange } from './bookings.ts';
import { bookingPath, changeLink } from './bookingPaths.ts';
import { calendarFile, type CalendarEntry } from './calendarFile.ts';

/** Writes the messages about a booking: to the visitor with an entry for the calendar, and to the owner. */
export function makeBookingMessages(site: Site, messageWriter: Pick<MessageWriter, 'forBookings'>) {
  const { provider } = site;
  const { write, from, hasDesk, toOwners, forWebhook } = messageWriter.forBookings;
  const replyTo = { name: provider.name, address: provider.email };
  const envelopeOf = ({ lead }: Booked) =>
    ({ kind: 'booking', to: { name: '', address: lead.email }, replyTo, leadId: lead.id, auto: 'replied' }) as const;
  const linkOf = (token: string) => changeLink(provider.origin, token);

  return {
    /** @param token with which the visitor changes it */
    forBooking(
      booked: Booked,
      { what, by, words = '', from: before }: BookingChange,
      token: string,
    ): NewOutboxMessage[] {
      const { booking, lead } = booked;
      const envelope = envelopeOf(booked);
      const method = what === 'cancelled' ? 'CANCEL' : 'REQUEST';
      const url = linkOf(token);
      const entry = { ...visitorsEntry(booking, url, site), organizer: from, attendee: envelope.to };
      const content = calendarFile({ method, timezone: provider.timezone, product: provider.name, entries: [entry] });
      const link = what === 'cancelled' ? `${provider.origin}${bookingPath}?kind=${booking.kind}` : url;
      return [
        ...(by === 'visitor'
          ? toOwners(bookingNoticeMail(booked, { what, from: before }, { ...site, hasDesk }), lead)
          : []),
        ...write(bookingMail(booked, { what, words, link, from: before }, site), {
          ...envelope,
          calendar: { method, content },
        }),
        ...(what === 'booked' && by === 'visitor' ? forWebhook(booked) : []),
      ];
    },

    forReminder: (booked: Booked, token: string): NewOutboxMessage[] =>
      write(bookingMail(booked, { what: 'reminder', words: '', link: linkOf(token) }, site), envelopeOf(booked)),
  };
}

/** The entry in a visitor's calendar. @param url where it is changed */
export const visitorsEntry = (booking: BookingRow, url: string, site: Site): CalendarEntry => ({
  ...entryOf(booking, site),
  summary: fill(site.messages.bookingMail.entry, {
    kind: kindName(booking, site),
    provider: site.provider.name,
  }),
  description: fill(site.messages.bookingMail.entryText, { provider: site.provider.name, link: url }),
  url,
});

/** The part of a calendar's entry that is the same in the visitor's and in the owner's. */
export function entryOf(
  { id, sequence, changedAt, startsAt, minutes, state }: BookingRow,
  { provider }: Pick<Site, 'provider'>,
) {
  return {
    uid: `${id}@${new URL(provider.origin).hostname}`,
    sequence,
    changedAt,
    startsAt,
    minutes,
    cancelled: state === 'cancelled',
  } satisfies Partial<CalendarEntry>;
}
