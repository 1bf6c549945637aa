/** The service's own page with the free times, for browsers without a script. */
export const bookingPath = '/api/bookings';

/** Where a time is picked, beside the contact form. */
export const pickTimeAddress = '/contact#pick-a-time';
