import { clockLabel } from '../../../data/rules/hours/clockLabel.ts';
import { type DatedHours, dateText, exceptionsBetween, exceptionText } from '../../../data/rules/hours/exceptions.ts';
import { dateInWords, isMonth } from '../../../data/rules/hours/dateInWords.ts';
import { laterDate, makeHoursOn, usualSpan } from '../../../data/rules/hours/hoursOn.ts';
import { nextOpening, openSpan } from '../../../data/rules/hours/isOpen.ts';
import { weekInWords } from '../../../data/rules/hours/weekInWords.ts';
import { localTime } from '../../../data/rules/hours/localTime.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { words } from '../../../data/rules/search/words.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { Sentence } from '../read/sentences.ts';
import type { Answer, Language, Texts } from '../reply.ts';

/** A question of more significant words asks for more than the hours. */
const maxOtherWords = 2;
/** So many exceptions are named where none is asked for. */
const namedAtOnce = 3;

/** When the office is open: now, on a day, a date or a holiday. Undefined where a sentence does not ask that. */
export function makeHours(site: Site, texts: (language: Language) => Texts, now: () => Date) {
  const { provider, claims } = site;
  const { vocabulary } = site.assistant;
  const { hours, timezone } = provider;
  const hoursOn = makeHoursOn(hours);
  const support = claims.find(({ id }) => id === 'support')?.value;

  return function answer({ words: own, text }: Sentence, language: Language): Answer | undefined {
    const { hours: replies, contact } = texts(language);
    const locale = language === 'fr' ? 'fr-CA' : provider.locale;
    const today = localTime(timezone, now()).date;
    const clock = (time: string) => clockLabel(time, locale);
    const has = (list: ReadonlySet<string>) => own.some((word) => list.has(word));
    const weekday = own
      .map((word) => (Object.hasOwn(vocabulary.weekdays, word) ? vocabulary.weekdays[word] : 0))
      .find(Boolean);
    const date = dateInWords(own, today) ?? (has(vocabulary.tomorrow) ? laterDate(today, 1) : undefined);
    const year = exceptionsBetween(hours, today, laterDate(today, 365));
    const named = year.filter(({ name }) => isNamed(text, name));
    const isDay = [weekday, date, named[0]].some((one) => one !== undefined);
    const isTime = isDay || has(vocabulary.holiday) || has(vocabulary.weekend);
    const holidays = named.flatMap(({ name }) => words(name));
    const others = own.filter((word) => !isKnown(word, vocabulary) && !holidays.includes(word));
    // Of their own hours.
    if (has(vocabulary.first) && !own.includes('you') && !own.includes('your')) return undefined;
    // A date is asked for its hours, a word beside it or not.
    const maxDateWords = date || named.length > 0 ? 1 : 0;
    if (!has(vocabulary.open) && !(isTime && others.length <= maxDateWords)) return undefined;
    if (!isTime && others.length > maxOtherWords) return undefined;

    const dated = (days: readonly DatedHours[]) => exceptionText(days, { texts: replies, locale, clock });
    const nameOf = (day: string) => year.find((one) => one.date === day)?.name ?? '';
    const on = (day: string): DatedHours => ({ date: day, name: nameOf(day), span: hoursOn(day) });
    const names = replies.days.split(' | ').map((name) => (language === 'fr' ? name.toLowerCase() : name));
    const regular = weekInWords(hours, { texts: replies, names, language, clock });
    const emergencies = support ? fill(replies.emergencies, { phone: provider.phone.display, support }) : '';
    const asked = (): string => {
      const [holiday] = named;
      if (holiday) return dated([own.includes('eve') ? on(laterDate(holiday.date, -1)) : holiday]);
      if (has(vocabulary.holiday)) return dated(year.slice(0, namedAtOnce));
      if (date) return dated([on(date)]);
      if (weekday) return onWeekday(weekday);
      if (has(vocabulary.weekend)) return [...new Set([6, 7].map(onWeekday))].join(' ');
      if (!has(vocabulary.today)) return fill(replies.regular, { hours: regular });
      const span = openSpan(hours, timezone, now());
      if (span) return fill(replies.open, { closes: clock(span.closes), hours: regular });
      const next = nextOpening(hours, timezone, now());
      return fill(replies.closed, {
        opens: fill(replies.nextOpening, { day: dateText(next.date, locale), time: clock(next.time) }),
        hours: regular,
      });
    };
    const onWeekday = (day: number): string => {
      const dayName = replies.days.split(' | ')[day - 1] ?? '';
      const span = usualSpan(hours, day);
      if (!span) return fill(replies.closedOn, { day: dayName });
      return fill(replies.openOn, { day: dayName, opens: clock(span.opens), closes: clock(span.closes) });
    };
    const soon = isTime ? '' : dated(exceptionsBetween(hours, today, laterDate(today, 6)));
    return {
      text: [asked(), soon, replies.helpDesk, emergencies].filter(Boolean).join(' '),
      links: [{ title: contact.page, href: '/contact' }],
      state: { card: 'hours' },
    };
  };
}

/** Whether a text names a holiday: its longest word is enough. */
function isNamed(text: string, holiday: string): boolean {
  const [longest = ''] = words(holiday)
    .filter((word) => word !== 'day')
    .toSorted((a, b) => b.length - a.length);
  return longest.length > 3 && words(text).includes(longest);
}

/** Words that a question about the hours of an office may have. */
const isKnown = (
  word: string,
  { open, weekend, holiday, today, tomorrow, weekdays, functionWords }: Site['assistant']['vocabulary'],
): boolean =>
  [open, weekend, holiday, today, tomorrow].some((list) => list.has(word)) ||
  Object.hasOwn(weekdays, word) ||
  functionWords.en?.has(word) === true ||
  functionWords.fr?.has(word) === true ||
  isMonth(word) ||
  /^\d/.test(word) ||
  word === 'anyfigure';
