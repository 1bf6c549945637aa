import ICAL from 'ical.js';
import { makeClock, momentOn } from '../../data/rules/hours/makeClock.ts';
import type { Moment } from '../db/tables.ts';
import type { Span } from './availability.ts';

/** Of one repeated event: a daily one of ten years. */
const maxRepeats = 4000;

interface Window {
  from: Moment;
  until: Moment;
  /** Of whole days, and of times without a zone. */
  timezone: string;
}

/**
 * When a calendar says busy: its events, repeated ones included, and its busy times, but for what is cancelled or marked as free.
 * @throws Error for a text that is no calendar
 */
export function busySpans(text: string, { from, until, timezone }: Window): Span[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  if (calendar.name !== 'vcalendar') throw new Error('This is no calendar.');
  const momentOf = makeMomentOf(timezone);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const exceptions = events.filter((event) => event.isRecurrenceException());
  const spans = [
    ...events
      .filter((event) => !event.isRecurrenceException())
      .flatMap((event) => {
        for (const exception of exceptions) if (exception.uid === event.uid) event.relateException(exception);
        return occurrences(event, { momentOf, until });
      }),
    ...calendar.getAllSubcomponents('vfreebusy').flatMap((component) => busyPeriods(component, momentOf)),
  ];
  return spans.filter(([startsAt, endsAt]) => endsAt > from && startsAt < until && endsAt > startsAt);
}

type MomentOf = (time: ICAL.Time) => Moment;

/** A time that names no zone, or none that is known, is one of the provider's. */
function makeMomentOf(timezone: string): MomentOf {
  const clock = makeClock(timezone);
  return (time) =>
    time.isDate || time.zone === ICAL.Timezone.localTimezone
      ? momentOn(clock, Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second))
      : time.toJSDate().getTime();
}

function occurrences(event: ICAL.Event, { momentOf, until }: { momentOf: MomentOf; until: Moment }): Span[] {
  const spanOf = (item: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Span[] =>
    isBusy(item.component) ? [[momentOf(start), momentOf(end)]] : [];
  if (!event.isRecurring()) return spanOf(event, event.startDate, event.endDate);
  const spans: Span[] = [];
  const iterator = event.iterator();
  for (let count = 0; count < maxRepeats; count++) {
    const next = iterator.next();
    if (!next || momentOf(next) >= until) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    spans.push(...spanOf(item, startDate, endDate));
  }
  return spans;
}

function isBusy(component: ICAL.Component): boolean {
  const is = (name: string, value: string) =>
    String(component.getFirstPropertyValue(name) ?? '').toUpperCase() === value;
  return !is('transp', 'TRANSPARENT') && !is('status', 'CANCELLED') && !is('x-microsoft-cdo-busystatus', 'FREE');
}

function busyPeriods(component: ICAL.Component, momentOf: MomentOf): Span[] {
  return component
    .getAllProperties('freebusy')
    .filter((property) => String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .map((period) => [momentOf(period.start), momentOf(period.getEnd())]);
}
