import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Moment } from '../db/tables.ts';
import type { Address } from '../mail/mail.ts';

/** An entry of a calendar. */
export interface CalendarEntry {
  /** The same for the life of the booking. */
  uid: string;
  sequence: number;
  changedAt: Moment;
  startsAt: Moment;
  minutes: number;
  cancelled: boolean;
  summary: string;
  description: string;
  url?: string;
  /** Who sends it, and to whom, where it is an invitation: never in a feed. */
  organizer?: Address;
  attendee?: Address;
}

interface CalendarFile {
  /** `REQUEST` and `CANCEL` of an invitation, `PUBLISH` of a feed (RFC 5546). */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** The provider's, in which the times are written. */
  timezone: string;
  /** Who made the file, as calendars show it. */
  product: string;
  entries: readonly CalendarEntry[];
  /** The name of a feed. */
  name?: string;
}

/** A calendar as text (RFC 5545), with the rules of its time zone in it. */
export function calendarFile({ method, timezone, product, entries, name }: CalendarFile): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', `-//${product}//EN`);
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.updatePropertyWithValue('method', method);
  if (name) calendar.updatePropertyWithValue('x-wr-calname', name);
  const rules = timezoneOf(timezone);
  calendar.addSubcomponent(rules.component);
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry, rules.zone));
  return `${calendar.toString()}\r\n`;
}

/** The rules of a zone. @throws Error for a zone that is not known */
function timezoneOf(timezone: string) {
  const [block = ''] = tzlib_get_ical_block(timezone);
  const component = new ICAL.Component(ICAL.parse(block) as unknown[]);
  return { component, zone: new ICAL.Timezone({ component, tzid: timezone }) };
}

function eventOf(entry: CalendarEntry, zone: ICAL.Timezone): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const endsAt = entry.startsAt + entry.minutes * 60_000;
  event.updatePropertyWithValue('uid', entry.uid);
  event.updatePropertyWithValue('sequence', entry.sequence);
  event.updatePropertyWithValue('dtstamp', timeOf(entry.changedAt, ICAL.Timezone.utcTimezone));
  event.updatePropertyWithValue('dtstart', timeOf(entry.startsAt, zone)).setParameter('tzid', zone.tzid);
  event.updatePropertyWithValue('dtend', timeOf(endsAt, zone)).setParameter('tzid', zone.tzid);
  event.updatePropertyWithValue('summary', entry.summary);
  event.updatePropertyWithValue('description', entry.description);
  event.updatePropertyWithValue('status', entry.cancelled ? 'CANCELLED' : 'CONFIRMED');
  event.updatePropertyWithValue('transp', entry.cancelled ? 'TRANSPARENT' : 'OPAQUE');
  if (entry.url) event.updatePropertyWithValue('url', entry.url);
  if (entry.organizer) addPerson(event, 'organizer', entry.organizer);
  if (entry.attendee) {
    const attendee = addPerson(event, 'attendee', entry.attendee);
    for (const [parameter, value] of Object.entries({ role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: 'FALSE' }))
      attendee.setParameter(parameter, value);
  }
  return event;
}

function addPerson(event: ICAL.Component, role: 'organizer' | 'attendee', { name, address }: Address): ICAL.Property {
  const property = event.updatePropertyWithValue(role, `mailto:${address}`);
  if (name) property.setParameter('cn', name);
  return property;
}

const timeOf = (at: Moment, zone: ICAL.Timezone): ICAL.Time =>
  ICAL.Time.fromJSDate(new Date(at), true).convertToZone(zone);
