import { clockLabel } from '#data/rules/hours/clockLabel.ts';
import { dateText } from '#data/rules/hours/exceptions.ts';
import { localTime } from '#data/rules/hours/localTime.ts';
import { zoneName } from '#data/rules/hours/zoneName.ts';
import type { BookingData } from './bookingData.ts';

type Zone = Pick<BookingData, 'timezone' | 'locale'>;

const timeIn = (timezone: string, start: string) => localTime(timezone, new Date(start));

/** A time of day at the provider. */
export const timeText = (start: string, { timezone, locale }: Zone): string =>
  clockLabel(timeIn(timezone, start).time, locale);

/** The day and the time of day in the visitor's own zone; undefined where its clock shows the same. */
export function visitorsTime(start: string, { timezone, locale }: Zone): string | undefined {
  const own = visitorsZone();
  if (!own) return undefined;
  const [here, there] = [timeIn(timezone, start), timeIn(own, start)];
  if (here.date === there.date && here.time === there.time) return undefined;
  const time = clockLabel(there.time, locale);
  return here.date === there.date ? time : `${dateText(there.date, locale)}, ${time}`;
}

/** The time zone of the visitor's browser; undefined where it does not say. */
export const visitorsZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;

/** The name of the provider's zone in words. */
export const zoneText = (start: string, { timezone, locale }: Zone): string =>
  zoneName(timezone, locale, new Date(start));

/** Day and time in words. */
export function whenText(start: string, zone: Zone): string {
  return `${dateText(timeIn(zone.timezone, start).date, zone.locale)}, ${timeText(start, zone)}`;
}
