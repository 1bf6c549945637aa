import { z } from 'zod';
import { hoursSchema } from './hours.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

const quarter = 'Give minutes as a multiple of 15, for example 30.';
const minutesSchema = z.int(quarter).multipleOf(15, quarter);

/** What visitors can book. */
const bookingKindSchema = z.strictObject({
  id: slugSchema,
  /** As it stands on buttons and in calendars, for example "Free IT assessment". */
  name: textSchema,
  /** How long it takes: a multiple of 15. */
  minutes: minutesSchema.min(15).max(240),
  /** What happens, in one sentence. */
  about: textSchema,
});
export type BookingKind = z.infer<typeof bookingKindSchema>;

/** The times that visitors can pick. They are those of the office's hours, unless `hours` says otherwise. */
export const bookingSchema = z.strictObject({
  kinds: z.array(bookingKindSchema).min(1),
  /** When times are offered; left out where they are the office's hours. Holidays and exceptions of the office hold either way. */
  hours: hoursSchema.pick({ days: true, opens: true, closes: true, otherDays: true }).optional(),
  /** Minutes from one time that is offered to the next. */
  every: minutesSchema.min(15).max(120),
  /** How many hours ahead a time must be. */
  leadHours: z.int().min(0).max(336),
  /** For how many days from today times are offered. */
  horizonDays: z.int().min(1).max(90),
  /** Minutes that stay free after each booking. */
  bufferMinutes: minutesSchema.min(0).max(120),
  /** How many bookings may be at the same time where nobody in `people` takes them. */
  seats: z.int().min(1).max(20),
});
export type Booking = z.infer<typeof bookingSchema>;

/** A booking service of the provider's own: it takes the place of the times that this site offers. */
export const bookingServiceSchema = z.strictObject({
  /** As the link to it says, for example "Pick a time in our calendar". */
  label: textSchema,
  url: z.url({ protocol: /^https$/, error: 'Give the full address, beginning with https://.' }),
});
