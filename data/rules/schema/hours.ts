import { z } from 'zod';
import { isHolidayRule } from '../hours/holidays.ts';
import { dateSchema } from './date.ts';
import { textSchema } from './text.ts';

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time as hh:mm, for example "08:00".');

const day = 'Give days as numbers from 1, Monday, to 7, Sunday.';

/** A day of each year on which the office is closed. */
const holidaySchema = z.strictObject({
  name: textSchema,
  on: z
    .string()
    .refine(
      isHolidayRule,
      'Give a rule: "07-01", "12-25 or next weekday", "1st Monday in September", "Monday before 05-25" or "Easter -2".',
    ),
});
export type Holiday = z.infer<typeof holidaySchema>;

/** One date that differs from its day of the week, and from a holiday: closed, or open at other hours. */
const exceptionSchema = z.strictObject({
  date: dateSchema,
  name: textSchema,
  /** Left out where the office is closed. */
  open: z.strictObject({ opens: timeSchema, closes: timeSchema }).optional(),
});

/** Days of the week as ISO numbers, Monday is 1, with the span of each. */
const daysSchema = {
  days: z.array(z.int(day).min(1, day).max(7, day)).min(1),
  opens: timeSchema,
  closes: timeSchema,
};

/** Opening hours in the provider's time zone, but for holidays and single dates. */
export const hoursSchema = z.strictObject({
  ...daysSchema,
  /** Days on which the span is another one, for example a shorter Saturday. */
  otherDays: z.array(z.strictObject(daysSchema)).optional(),
  /** The hours as they are displayed, for example "Monday-Friday 8:00 AM - 6:00 PM". */
  label: textSchema,
  /** The office is closed on these; an empty list says that it keeps none. */
  holidays: z.array(holidaySchema).readonly().optional(),
  exceptions: z.array(exceptionSchema).optional(),
});
export type Hours = z.infer<typeof hoursSchema>;

/** What opening hours are computed from. */
export type HoursRule = Pick<Hours, 'days' | 'opens' | 'closes' | 'otherDays'> & {
  holidays?: readonly Pick<Holiday, 'on'>[] | undefined;
  exceptions?: readonly Omit<z.infer<typeof exceptionSchema>, 'name'>[] | undefined;
};
