import type { Provider } from '../rules/schema/provider.ts';
import { ontarioHolidays } from './holidays.ts';

/** When the office is open; bookings, due times and structured data follow. Single days that differ are `exceptions`. */
export const hours: Provider['hours'] = {
  days: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '18:00',
  label: 'Monday-Friday 8:00 AM - 6:00 PM',
  holidays: ontarioHolidays,
  exceptions: [],
};

/** The other reading of the specification, which no page shows. */
export const unpublishedHours: Provider['hours'] = {
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '17:00',
  label: 'Monday-Friday 9:00 AM - 5:00 PM',
};
