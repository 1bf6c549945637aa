import type { BookingKind } from '../../data/rules/schema/booking.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { fill } from '../../data/rules/text/fill.ts';
import type { Store } from '../db/open.ts';
import { ApiError, invalidFields } from '../errors.ts';
import type { MessageWriter } from '../mail/messageWriter.ts';
import { makeTokens } from '../tokens.ts';
import { makeBookingMessages } from './bookingMessages.ts';
import { makeAvailability } from './availability.ts';
import type { BookingRow } from '../db/tables.ts';
import type { Booked } from './bookingRows.ts';
import { makeBookings, type Refusal } from './bookings.ts';

interface BookingServiceParts {
  site: Site;
  store: Pick<Store, 'db'>;
  messageWriter: Pick<MessageWriter, 'forBookings'>;
  /** Signs the links in mails. */
  secret: string;
  /** Whether what strangers may cause is limited. */
  isLimited: boolean;
}

/** What routes work with to book and change times. */
export type BookingService = NonNullable<ReturnType<typeof makeBookingService>>;

/** Undefined where nothing can be booked. */
export function makeBookingService({ site, store, messageWriter, secret, isLimited }: BookingServiceParts) {
  const availability = makeAvailability(site, store.db);
  if (!availability) return undefined;
  const { bookingPages: texts } = site.messages;
  const tokens = makeTokens(secret);
  const messages = makeBookingMessages(site, messageWriter);
  const tokenOf = ({ booking }: Pick<Booked, 'booking'>) => tokens.make('booking', booking.id);
  const bookings = makeBookings({
    store,
    availability,
    isLimited,
    messagesFor: (booked, change) => messages.forBooking(booked, change, tokenOf(booked)),
  });
  const firstKind = availability.booking.kinds[0] as BookingKind;
  return {
    availability,
    bookings,
    tokenOf,
    firstKind,
    /** What is booked, in the time that it was booked for. */
    kindOf: ({ kind, minutes }: Pick<BookingRow, 'kind' | 'minutes'>): BookingKind => ({
      ...(availability.findKind(kind) ?? firstKind),
      minutes,
    }),
    /** The booking that a link is about. */
    async findByToken(token: string): Promise<Booked | undefined> {
      const id = tokens.read('booking', token);
      return id === undefined ? undefined : bookings.find(id);
    },
    refusalOf(refusal: Refusal): ApiError {
      if (refusal === 'notOffered') return invalidFields({ start: texts.startInvalid });
      if (refusal === 'tooMany')
        return new ApiError(429, 'too_many_bookings', fill(texts.tooMany, { phone: site.provider.phone.display }));
      const message = texts[refusal];
      return refusal === 'taken'
        ? new ApiError(409, 'slot_taken', message, { start: message })
        : new ApiError(409, refusal === 'changed' ? 'booking_changed' : 'booking_cancelled', message);
    },
  };
}
