import type { HoursRule } from '../schema/hours.ts';
import { fill } from '../text/fill.ts';
import { spansOfWeek } from './hoursOn.ts';
import { listText } from '../text/listText.ts';

interface WeekTexts {
  /** Days in a row: `{first}` and `{last}`. */
  span: string;
  /** `{days}`, `{opens}` and `{closes}`. */
  week: string;
}

interface WeekWords {
  texts: WeekTexts;
  /** The names of the days, Monday first. */
  names: readonly string[];
  language: string;
  clock(time: string): string;
}

/** The hours of a week in words: each span with its days. */
export function weekInWords(hours: HoursRule, { texts, names, language, clock }: WeekWords): string {
  return spansOfWeek(hours)
    .map(({ days, opens, closes }) => {
      const sorted = days.toSorted((a, b) => a - b).map((day) => names[day - 1] ?? '');
      const areInRow = days.length > 2 && Math.max(...days) - Math.min(...days) === days.length - 1;
      const row = { first: sorted[0] ?? '', last: sorted.at(-1) ?? '' };
      const list = areInRow ? fill(texts.span, row) : listText(sorted, language);
      return fill(texts.week, { days: list, opens: clock(opens), closes: clock(closes) });
    })
    .join('; ');
}
