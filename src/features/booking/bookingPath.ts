/** The service's own page with the free times, for browsers without a script. */
export const bookingPath = '/api/bookings';
