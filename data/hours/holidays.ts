import type { Holiday } from '../rules/schema/hours.ts';

/**
 * The public holidays of Ontario (https://www.ontario.ca/document/your-guide-employment-standards-act-0/public-holidays). The law leaves open which day is
 * taken off instead of one on a weekend; the courts take the next weekday (Rules of Civil Procedure, 1.03), and so do these.
 */
export const ontarioHolidays: readonly Holiday[] = [
  { name: "New Year's Day", on: '01-01 or next weekday' },
  { name: 'Family Day', on: '3rd Monday in February' },
  { name: 'Good Friday', on: 'Easter -2' },
  { name: 'Victoria Day', on: 'Monday before 05-25' },
  { name: 'Canada Day', on: '07-01 or next weekday' },
  { name: 'Labour Day', on: '1st Monday in September' },
  { name: 'Thanksgiving', on: '2nd Monday in October' },
  { name: 'Christmas Day', on: '12-25 or next weekday' },
  { name: 'Boxing Day', on: '12-26 or next weekday' },
];

/** The public holidays of a province by its two letters, as far as they are written down here. */
export const publicHolidays: Readonly<Record<string, readonly Holiday[]>> = { ON: ontarioHolidays };
