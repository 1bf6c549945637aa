import type { Site } from '../../data/rules/schema/site.ts';
import { fill } from '../../data/rules/text/fill.ts';
import type { BookingRow } from '../db/tables.ts';
import { formatMoment, type Sender } from '../mail/templates/layout.ts';

/** What is booked, by name. A kind that the records no longer have has its id for a name. */
export const kindName = ({ kind }: Pick<BookingRow, 'kind'>, { booking }: Pick<Site, 'booking'>): string =>
  booking?.kinds.find(({ id }) => id === kind)?.name ?? kind;

/** Who takes a booking, by name; undefined where nobody is named. */
export const personOf = ({ resource }: Pick<BookingRow, 'resource'>, { people }: Pick<Site, 'people'>) =>
  people.find(({ id }) => id === resource);

/** When a booking is, in the provider's zone, and in the visitor's where its clock shows another time. @param own how that is called */
export function whenOf(
  { startsAt, timezone }: Pick<BookingRow, 'startsAt' | 'timezone'>,
  { provider, messages }: Sender,
  own: string = messages.booking.yourTime,
): string {
  const { locale } = provider;
  const zone = new Intl.DateTimeFormat(locale, { timeZone: provider.timezone, timeZoneName: 'short' })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const here = formatMoment(startsAt, provider);
  const there = timezone === null ? here : formatMoment(startsAt, { locale, timezone });
  const visitor = there === here ? '' : ` (${fill<string>(own, { time: there })})`;
  return `${here} ${zone ?? ''}`.trimEnd() + visitor;
}

/** The last digits of a telephone number without its extension, by which whoever gave it knows it. */
export const numberEnd = (phone: string): string =>
  phone
    .replace(/(?:ext|poste|x|#).*$/is, '')
    .replace(/\D/g, '')
    .slice(-4);
