/** A holiday by rule. */
export interface HolidayRule {
  on: string;
}

const dayMs = 86_400_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const fixed = /^(\d\d)-(\d\d)( or next weekday)?$/;
const nth = new RegExp(`^([1-5])(?:st|nd|rd|th) (${weekdays.join('|')}) in (${months.join('|')})$`);
const before = new RegExp(`^(${weekdays.join('|')}) before (\\d\\d)-(\\d\\d)$`);
const easter = /^Easter(?: ([+-]\d+))?$/;

/**
 * Whether a text is a rule: "07-01", "12-25 or next weekday" (where it falls on a weekend), "1st Monday in September",
 * "Monday before 05-25" or "Easter -2". The package date-holidays reads the same and more, in some megabytes.
 */
export const isHolidayRule = (on: string): boolean => [fixed, nth, before, easter].some((rule) => rule.test(on));

/** The dates of the rules in a year, yyyy-mm-dd, each with its rule. A day off instead of a weekend's takes the first weekday that is free. */
export function holidaysIn<Rule extends HolidayRule>(rules: readonly Rule[], year: number): Map<string, Rule> {
  const found = new Map<string, Rule>();
  const days = rules.map((rule) => ({ rule, day: dayOf(rule.on, year) }));
  for (const { rule, day } of days) found.set(isoDate(day), rule);
  for (const { rule, day } of days) {
    if (!fixed.exec(rule.on)?.[3] || !isWeekend(day)) continue;
    let other = day;
    while (isWeekend(other) || found.has(isoDate(other))) other += dayMs;
    found.set(isoDate(other), rule);
  }
  return new Map([...found].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The day that a rule names in a year, in milliseconds as if the day were one of UTC. */
function dayOf(on: string, year: number): number {
  const [, month, day] = fixed.exec(on) ?? [];
  if (month) return Date.UTC(year, Number(month) - 1, Number(day));
  const [, count, weekday = '', named = ''] = nth.exec(on) ?? [];
  if (count) {
    const first = Date.UTC(year, months.indexOf(named), 1);
    return first + (((weekdays.indexOf(weekday) - weekdayOf(first) + 7) % 7) + (Number(count) - 1) * 7) * dayMs;
  }
  const [, earlier = '', beforeMonth, beforeDay] = before.exec(on) ?? [];
  if (beforeMonth) {
    const limit = Date.UTC(year, Number(beforeMonth) - 1, Number(beforeDay));
    return limit - (((weekdayOf(limit) - weekdays.indexOf(earlier) + 6) % 7) + 1) * dayMs;
  }
  const shift = easter.exec(on);
  if (!shift) throw new RangeError(`"${on}" is no rule of a holiday.`);
  return easterSunday(year) + Number(shift[1] ?? 0) * dayMs;
}

/** Easter Sunday in the Gregorian calendar (https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm). */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

const weekdayOf = (day: number): number => new Date(day).getUTCDay();
const isWeekend = (day: number): boolean => weekdayOf(day) % 6 === 0;
const isoDate = (day: number): string => new Date(day).toISOString().slice(0, 10);
