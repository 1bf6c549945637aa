import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { busySpans } from '#api/bookings/busySpans.ts';
import { calendarAddresses, readBusyCalendars } from '#api/bookings/busyCalendars.ts';
import { readCalendar } from '#api/bookings/readCalendar.ts';
import { readEnv } from '#api/env.ts';
import { bothStores } from '#tests/support/stores.ts';

const from = Date.parse('2026-03-02T00:00:00Z');
const until = Date.parse('2026-03-16T00:00:00Z');
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'];
const eastern = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const read = (...lines: string[]) =>
  busySpans(calendar(...lines), { from, until, timezone: 'America/Toronto' }).map((span) =>
    span.map((at) => new Date(at).toISOString().slice(5, 16)).join(' '),
  );

describe('A calendar says busy', () => {
  test('in its events, on the clock of their zone, in those without one on the provider’s, and for whole days', () => {
    expect(read(...event('DTSTART:20260303T150000Z', 'DTEND:20260303T160000Z'))).toEqual(['03-03T15:00 03-03T16:00']);
    expect(read(...event('DTSTART:20260303T090000', 'DURATION:PT30M'))).toEqual(['03-03T14:00 03-03T14:30']);
    expect(read(...event('DTSTART;VALUE=DATE:20260303'))).toEqual(['03-03T05:00 03-04T05:00']);
    const zone = ';TZID=Eastern Standard Time:';
    expect(read(...eastern, ...event(`DTSTART${zone}20260303T090000`, `DTEND${zone}20260303T093000`))).toEqual([
      '03-03T14:00 03-03T14:30',
    ]);
  });

  test('in repeated events across a change of the clocks, but for what is taken out or moved', () => {
    const zone = ';TZID=Eastern Standard Time:';
    const weekly = [`DTSTART${zone}20200106T090000`, `DTEND${zone}20200106T100000`, 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE'];
    expect(read(...eastern, ...event(...weekly, `EXDATE${zone}20260304T090000`))).toEqual([
      '03-02T14:00 03-02T15:00',
      '03-09T13:00 03-09T14:00',
      '03-11T13:00 03-11T14:00',
    ]);
    const moved = event(
      `RECURRENCE-ID${zone}20260309T090000`,
      `DTSTART${zone}20260310T120000`,
      `DTEND${zone}20260310T130000`,
    );
    expect(read(...eastern, ...event(...weekly), ...moved)).toContain('03-10T16:00 03-10T17:00');
    expect(read(...eastern, ...event(...weekly), ...moved)).not.toContain('03-09T13:00 03-09T14:00');
  });

  test('in busy times alone, and not in what is cancelled or marked as free', () => {
    const times = ['DTSTART:20260303T150000Z', 'DTEND:20260303T160000Z'];
    for (const free of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])
      expect(read(...event(...times, free))).toEqual([]);
    expect(
      read(
        ...['BEGIN:VFREEBUSY', 'UID:x', 'DTSTAMP:20260101T000000Z', 'FREEBUSY:20260305T150000Z/PT1H'],
        ...['FREEBUSY;FBTYPE=FREE:20260306T150000Z/PT1H', 'END:VFREEBUSY'],
      ),
    ).toEqual(['03-05T15:00 03-05T16:00']);
  });

  test('nothing of a text that is none', () => {
    for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])
      expect(() => busySpans(text, { from, until, timezone: 'America/Toronto' })).toThrow();
  });
});

describe.each(bothStores)('Calendars on $name', ({ open }) => {
  test('hold what they said last while they cannot be read, and are forgotten with their address', async () => {
    const store = await open();
    const warned: object[] = [];
    const log = { warn: (facts: object) => void warned.push(facts) };
    const parts = { store, booking: { horizonDays: 14 }, timezone: 'America/Toronto', log: log as never };
    const addresses = { anna: 'https://calendars.example/secret' };
    const rows = () => store.db.selectFrom('busyCalendar').selectAll().execute();
    const busy = calendar(...event('DTSTART:20260303T150000Z', 'DTEND:20260303T160000Z'));
    const fail = async () => Promise.reject(new Error(`no answer from ${addresses.anna}`));
    await readBusyCalendars({ ...parts, addresses, read: async () => busy }, from);
    const spans = JSON.stringify([[Date.parse('2026-03-03T15:00:00Z'), Date.parse('2026-03-03T16:00:00Z')]]);
    expect(await rows()).toEqual([{ resource: 'anna', readAt: from, failingSince: null, spans }]);
    await readBusyCalendars({ ...parts, addresses, read: fail }, from + 1);
    await readBusyCalendars({ ...parts, addresses, read: fail }, from + 2);
    expect(await rows()).toEqual([{ resource: 'anna', readAt: from, failingSince: from + 1, spans }]);
    expect(JSON.stringify(warned)).not.toContain('secret');
    await readBusyCalendars({ ...parts, addresses: {} }, from + 3);
    expect(await rows()).toEqual([]);
  });
});

describe('A calendar is read', () => {
  test.each(['https://127.0.0.1/a', 'https://[::1]/a', 'https://10.0.0.8/a', 'https://localhost/a'])(
    'from no private network: %s',
    async (address) => {
      await expect(readCalendar(address)).rejects.toThrow('an address of a private network');
    },
  );

  test('from its own address alone, whole, and not without end', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/calendar') return response.end('BEGIN:VCALENDAR');
      if (request.url === '/endless') return response.end(Buffer.alloc(9 * 2 ** 20));
      response.writeHead(302, { Location: '/calendar' }).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const read = (path: string) => readCalendar(`http://localhost:${port}${path}`, { isRefused: () => false, get });
    expect(await read('/calendar')).toBe('BEGIN:VCALENDAR');
    await expect(read('/moved')).rejects.toThrow('an answer with status 302');
    await expect(read('/endless')).rejects.toThrow('more than 8388608 bytes');
    await expect(readCalendar(`http://localhost:${port}/calendar`)).rejects.toThrow();
  });
});

test('BUSY_CALENDARS takes addresses over HTTPS alone, of people who can be booked', () => {
  const addresses = { anna: 'https://a.example/x', 'seat-1': 'https://b.example/y?z=1' };
  const text = Object.entries(addresses)
    .map((pair) => pair.join('='))
    .join(' ');
  expect(calendarAddresses(readEnv({ BUSY_CALENDARS: text }).BUSY_CALENDARS, ['anna', 'seat-1'])).toEqual(addresses);
  expect(calendarAddresses(readEnv({}).BUSY_CALENDARS, [])).toEqual({});
  for (const wrong of ['anna', 'anna=http://a.example', 'anna=https://'])
    expect(() => readEnv({ BUSY_CALENDARS: wrong })).toThrow('BUSY_CALENDARS is not right');
  expect(() => calendarAddresses(text, ['anna'])).toThrow('BUSY_CALENDARS names "seat-1"');
});
