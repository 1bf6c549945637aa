import type { RecordCheck } from './recordCheck.ts';

/** Times are picked here or elsewhere. */
export const oneBooking: RecordCheck = {
  name: 'there is one way to book',
  check: ({ booking, bookingService }) =>
    booking && bookingService
      ? ['bookingService: there is a record "booking" too. Keep the one by which visitors are to pick a time.']
      : [],
};
