import type { Hours } from '../schema/hours.ts';
import { fill } from '../text/fill.ts';
import { holidaysIn } from './holidays.ts';
import { isoDayOf, makeHoursOn, type Span, usualSpan } from './hoursOn.ts';
import { listText } from '../text/listText.ts';

/** A date whose hours are not those of its day of the week. */
export interface DatedHours {
  /** yyyy-mm-dd */
  date: string;
  name: string;
  /** Undefined where the office is closed. */
  span: Span | undefined;
}

/** The dates from one to another, both included, whose hours are not those of their day of the week. */
export function exceptionsBetween(hours: Hours, from: string, to: string): DatedHours[] {
  const { holidays = [], exceptions = [] } = hours;
  const hoursOn = makeHoursOn(hours);
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const names = new Map([
    ...years.flatMap((year) => [...holidaysIn(holidays, year)].map(([date, { name }]) => [date, name] as const)),
    ...exceptions.map(({ date, name }) => [date, name] as const),
  ]);
  return [...names]
    .filter(([date]) => date >= from && date <= to)
    .map(([date, name]) => ({ date, name, span: hoursOn(date) }))
    .filter(({ date, span }) => {
      const usual = usualSpan(hours, isoDayOf(date));
      return span?.opens !== usual?.opens || span?.closes !== usual?.closes;
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Sentences with placeholders: `{days}`, `{day}`, `{name}`, `{opens}` and `{closes}`. */
interface ExceptionTexts {
  closedDays: string;
  otherHours: string;
  namedDay: string;
}

/** What is said of dates with hours of their own; empty where there are none. */
export function exceptionText(
  days: readonly DatedHours[],
  { texts, locale, clock }: { texts: ExceptionTexts; locale: string; clock: (time: string) => string },
): string {
  const dayOf = ({ date, name }: DatedHours) =>
    name ? fill(texts.namedDay, { day: dateText(date, locale), name }) : dateText(date, locale);
  const closed = days.filter(({ span }) => !span).map(dayOf);
  return [
    ...(closed.length > 0 ? [fill(texts.closedDays, { days: listText(closed, locale) })] : []),
    ...days.flatMap((one) =>
      one.span
        ? [fill(texts.otherHours, { day: dayOf(one), opens: clock(one.span.opens), closes: clock(one.span.closes) })]
        : [],
    ),
  ].join(' ');
}

/** A date in words, for example "Friday, December 25". */
export function dateText(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(date));
}
