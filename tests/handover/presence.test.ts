import { expect, test } from 'vitest';
import { presenceFor } from '#api/handover/presence.ts';
import { messages } from '#data/messages/index.ts';
import { fill } from '#data/rules/text/fill.ts';
import { buildSite } from '#tests/support/buildData.ts';

const site = buildSite({ people: [{ id: 'ada', name: 'Ada Lovelace', role: 'Service desk', chat: true }] });
const { timezone } = site.provider;
const at = (text: string) => Date.parse(text);

test('Visitors see who is there and until when, by name where a record has one', () => {
  const now = at('2026-03-04T15:00:00Z');
  const present = { email: 'a@x.example', personId: null, until: now + 3_600_000, seenAt: now };
  const until = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeStyle: 'short' }).format(present.until);
  const [time] = until.split(/\s/);
  expect(presenceFor(site, [present], { now, hasDesk: true })).toEqual({
    here: true,
    until: expect.stringContaining(time ?? ''),
  });
  expect(presenceFor(site, [{ ...present, personId: 'ada' }], { now, hasDesk: true })).toMatchObject({
    name: 'Ada Lovelace',
    role: 'Service desk',
  });
  // Until a time of tomorrow, with the day.
  const tomorrow = { ...present, until: now + 86_400_000 };
  expect(presenceFor(site, [tomorrow], { now, hasDesk: true })).toMatchObject({
    until: fill(messages.handover.tomorrow, { time: '10:00 AM' }),
  });
});

test('Nobody is there whose line is gone for a minute, or whose duty is over; at night the next opening is told', () => {
  const now = at('2026-03-07T15:00:00Z');
  const present = { email: 'a@x.example', personId: null, until: now + 3_600_000, seenAt: now - 60_000 };
  expect(presenceFor(site, [present], { now, hasDesk: true })).toEqual({
    here: false,
    next: { day: 'Monday', time: expect.stringMatching(/^\d+:\d\d/) },
  });
  expect(presenceFor(site, [{ ...present, seenAt: now, until: now }], { now, hasDesk: true })).toMatchObject({
    here: false,
  });
  expect(presenceFor(site, [], { now, hasDesk: false })).toEqual({ here: false });
});
