import type { RecordCheck } from './recordCheck.ts';

/** Times are picked here or elsewhere. */
export const oneBooking: RecordCheck = ({ booking, bookingService }) =>
  booking && bookingService
    ? ['bookingService: there is a record "booking" too. Keep the one by which visitors are to pick a time.']
    : [];
