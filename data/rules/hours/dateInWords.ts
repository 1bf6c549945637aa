import { words } from '../search/words.ts';
import { isoDayOf } from './hoursOn.ts';

/** The names of the months in English and French. */
const months = ['en', 'fr'].map((language) =>
  Array.from({ length: 12 }, (_, month) =>
    words(new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month, 1))).join(
      '',
    ),
  ),
);

/** Whether a word is the name of a month. */
export const isMonth = (word: string): boolean => months.some((list) => list.includes(word));

/** The next date that words name, yyyy-mm-dd: "december 25", "25th of dec", "25 decembre". */
export function dateInWords(own: readonly string[], today: string): string | undefined {
  for (const [at, word] of own.entries()) {
    const month =
      word.length < 3 ? 0 : Math.max(...months.map((list) => list.findIndex((name) => name.startsWith(word)))) + 1;
    if (month === 0) continue;
    const before = own[at - 1] === 'of' ? own[at - 2] : own[at - 1];
    const day = [own[at + 1], before]
      .map((one = '') => Number(/^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(one)?.[1] ?? 0))
      .find(Boolean);
    if (!day || day > 31) continue;
    const inYear = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const year = Number(today.slice(0, 4)) + (inYear < today.slice(5) ? 1 : 0);
    const date = `${year}-${inYear}`;
    if (isoDayOf(date) && new Date(date).toISOString().startsWith(date)) return date;
  }
  return undefined;
}
