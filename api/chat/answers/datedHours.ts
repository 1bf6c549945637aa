import { type DatedHours, exceptionsBetween, exceptionText } from '../../../data/hours/exceptions.ts';
import { laterDate, makeHoursOn } from '../../../data/hours/hoursOn.ts';
import { localTime } from '../../../data/hours/localTime.ts';
import type { AnswerInput, AnswerTools, Texts } from './answer.ts';
import { clockText, localeOf } from './times.ts';

/** How many days are named where no single one is asked about. */
const namedAtOnce = 3;

/** What is said of single dates: holidays, other exceptions, and any day that is asked about by its date. */
export function makeDatedHours({ site: { provider }, now }: Pick<AnswerTools, 'site' | 'now'>) {
  const { hours, timezone } = provider;
  const hoursOn = makeHoursOn(hours);
  const within = (days: number) => {
    const today = localTime(timezone, now()).date;
    return exceptionsBetween(hours, today, laterDate(today, days));
  };

  const say = (days: readonly DatedHours[], { language }: AnswerInput, { hours: texts }: Texts): string => {
    const locale = localeOf(language, provider);
    return exceptionText(days, { texts, locale, clock: (time) => clockText(time, locale) });
  };

  return {
    /** What is asked about by its date, or as a holiday; empty where that is nothing the records know of. */
    asked(input: AnswerInput, texts: Texts): string {
      const { date: asked, part } = input.slots.time;
      if (asked) {
        const today = localTime(timezone, now()).date;
        const year = Number(today.slice(0, 4)) + (asked < today.slice(5) ? 1 : 0);
        const date = `${year}-${asked}`;
        const name = exceptionsBetween(hours, date, date)[0]?.name ?? '';
        return say([{ date, name, span: hoursOn(date) }], input, texts);
      }
      if (part !== 'holiday') return '';
      const year = within(365);
      const named = year.filter(({ name }) => letters(input.text).includes(letters(withoutLastWord(name))));
      return say(named.length > 0 ? named : year.slice(0, namedAtOnce), input, texts);
    },
    /** The exceptions of the next seven days, so that nobody takes the regular hours for theirs. */
    soon: (input: AnswerInput, texts: Texts): string => say(within(6), input, texts),
  };
}

/** "Christmas" of "Christmas Day", as people write it. */
const withoutLastWord = (name: string): string => name.replace(/ \S+$/, '');
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');
