import { z } from 'zod';

/** A day of the calendar, as yyyy-mm-dd. */
export const dateSchema = z.iso.date({
  error: ({ input }) =>
    typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input)
      ? 'The calendar has no such day. Give one that it has.'
      : 'Give a date as yyyy-mm-dd, in quotes.',
});
