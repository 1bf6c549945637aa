import { expect, test } from 'vitest';
import { bookingDataOf } from '#src/features/booking/bookingData.ts';
import { buildSite } from '#tests/support/buildData.ts';

const kinds = [{ id: 'look', name: 'Look', minutes: 30, about: 'We look.' }];
const booking = { kinds, every: 30, leadHours: 2, horizonDays: 3, bufferMinutes: 0, seats: 1 };
const bookingService = { label: 'Pick a time in our calendar', url: 'https://calendar.example/us' };

test('Times are picked here or in a service elsewhere, not in both', () => {
  expect(() => buildSite({ booking, bookingService })).toThrow('bookingService: there is a record "booking" too.');
  expect(bookingDataOf(buildSite({ bookingService }), '/contact')).toMatchObject({
    service: bookingService,
    kinds: [],
  });
  expect(bookingDataOf(buildSite({ booking }), '/contact')).not.toHaveProperty('service');
  expect(bookingDataOf(buildSite(), '/contact')).toBeUndefined();
});
