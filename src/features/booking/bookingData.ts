import type { Site } from '#data/rules/schema/site.ts';
import { industriesOf } from '../firm/industriesOf.ts';

/** What picking a time needs of the site. */
export interface BookingData {
  /** A service elsewhere, in which times are picked. */
  service?: { label: string; url: string };
  kinds: readonly { id: string; name: string; minutes: number; about: string }[];
  /** The provider's: times are shown in it. */
  timezone: string;
  locale: string;
  phone: { display: string; e164: string };
  horizonDays: number;
  /** The page that says what happens in it, and shows a sample of what one keeps; left out on that page itself. */
  about?: string;
  /** The names of industries, by the id of their pricing profile. */
  industries: Readonly<Record<string, string>>;
  /** Path of the page that it stands on. */
  page: string;
}

const assessmentPath = '/assessment';

/** Undefined where nothing can be booked. */
export function bookingDataOf(
  { booking, bookingService, provider, assessment, pricing }: Site,
  page: string,
): BookingData | undefined {
  if (!booking && !bookingService) return undefined;
  const { timezone, locale, phone } = provider;
  return {
    ...(bookingService ? { service: bookingService } : {}),
    kinds: (booking?.kinds ?? []).map(({ id, name, minutes, about }) => ({ id, name, minutes, about })),
    timezone,
    locale,
    phone,
    horizonDays: booking?.horizonDays ?? 0,
    page,
    industries: industriesOf(pricing),
    ...(assessment && page !== assessmentPath ? { about: assessmentPath } : {}),
  };
}
