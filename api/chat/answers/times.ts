import type { Language } from '../read/language.ts';
import { dateText } from '../../../data/hours/exceptions.ts';
import { isoDayOf, laterDate } from '../../../data/hours/hoursOn.ts';
import { nextOpening } from '../../../data/hours/isOpen.ts';
import { localTime } from '../../../data/hours/localTime.ts';
import type { Plan } from '../../../data/schema/plan.ts';
import type { Provider } from '../../../data/schema/provider.ts';
import type { Site } from '../../../data/schema/site.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Texts } from './answer.ts';

/** A time of day in words, for example "8:00 a.m.". */
export function clockText(clock: string, locale: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, 0, 1, hour, minute)),
  );
}

/** The locale that times are formatted in. */
export function localeOf(language: Language, { locale }: Pick<Provider, 'locale'>): string {
  return language === 'fr' ? 'fr-CA' : locale;
}

/** The regular hours: the text of the record, or a French sentence. */
export function regularHours({ hours, locale }: Provider, language: Language, { hours: texts }: Texts): string {
  if (language !== 'fr') return hours.label;
  const days = hours.days.toSorted((a, b) => a - b);
  return fill(texts.span, {
    first: dayText(days[0] ?? 1, texts.nextDays),
    last: dayText(days.at(-1) ?? 5, texts.nextDays),
    opens: clockText(hours.opens, localeOf(language, { locale })),
    closes: clockText(hours.closes, localeOf(language, { locale })),
  });
}

/** When somebody answers in an emergency: what the claim says, or in the regular hours. */
export function supportHours({ provider, claims }: Site, language: Language, texts: Texts): string {
  const claim = claims.find(({ id }) => id === 'support')?.value;
  return claim === undefined || claim === provider.hours.label ? regularHours(provider, language, texts) : claim;
}

/** The name of a weekday from 1, Monday, out of a message that lists seven. */
export function dayText(isoDay: number, list: string): string {
  return list.split('|')[isoDay - 1]?.trim() ?? '';
}

/** When the provider opens next, for example "Monday at 8:00 a.m.". */
export function openingText(
  { hours, timezone, locale }: Provider,
  now: Date,
  { hours: texts }: Texts,
  language: Language,
): string {
  const { date, time } = nextOpening(hours, timezone, now);
  // Before the same day of the next week, its name says which one is meant.
  const isNear = date < laterDate(localTime(timezone, now).date, 7);
  return fill(texts.nextOpening, {
    day: isNear ? dayText(isoDayOf(date), texts.nextDays) : dateText(date, localeOf(language, { locale })),
    time: clockText(time, localeOf(language, { locale })),
  });
}

/** The hours of a plan's help desk; support at all hours is written in words instead of figures. */
export function hoursText(
  { helpDeskHours }: Pick<Plan, 'helpDeskHours'>,
  { claims }: Pick<Site, 'claims'>,
  { aroundTheClock }: Texts['plans'],
): string {
  return claims.some(({ id, value }) => id === 'support' && value === helpDeskHours)
    ? aroundTheClock.toLowerCase()
    : helpDeskHours;
}
