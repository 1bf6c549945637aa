import type { Phrases, Vocabulary } from '../../../data/schema/vocabulary.ts';
import type { Token } from '../read/tokens.ts';
import { hasPhrase } from '../read/phrases.ts';
import { dateOf } from './date.ts';

/** The moment that a message asks about. */
export interface TimeSlot {
  now: boolean;
  /** A day of the calendar, mm-dd. */
  date?: string;
  /** ISO weekday. */
  weekday?: number;
  /** "hh:mm" in 24 hours. */
  clock?: string;
  part?: 'night' | 'weekend' | 'holiday' | 'evening' | 'morning';
  /** Whether a season or a month is named. */
  season?: true;
  /** Whether something is told that has passed, or that comes back now and then. */
  past?: true;
  /** A number of hours: 1.5 for "an hour and a half". */
  hours?: number;
}

/** Words that stand for one before "hour". */
const articles: ReadonlySet<string> = new Set(['a', 'an', 'one', 'une']);

/** An hour before it that is written without "am" or "pm" is in the afternoon. */
const firstMorningHour = 7;

/** The moment that is named among the tokens. */
export function timeOf(tokens: readonly Token[], { times }: Vocabulary): TimeSlot {
  // A visitor may write "constructor", which every object has.
  const named = tokens.find((token) => Object.hasOwn(times.weekdays, token));
  const weekday = named === undefined ? undefined : times.weekdays[named];
  const clock = tokens.find((token) => /^\d{1,2}:\d{2}/.test(token));
  const parts: [NonNullable<TimeSlot['part']>, Phrases][] = [
    ['holiday', times.holiday],
    ['weekend', times.weekend],
    ['night', times.night],
    ['evening', times.evening],
    ['morning', times.morning],
  ];
  const part = parts.find(([, phrases]) => hasPhrase(tokens, phrases))?.[0];
  const hours = hoursOf(tokens, times);
  const date = dateOf(tokens);
  return {
    now: hasPhrase(tokens, times.now),
    ...(tokens.some((token) => times.seasons.has(token)) ? { season: true as const } : {}),
    ...(hasPhrase(tokens, times.past) && !hasPhrase(tokens, times.present) ? { past: true as const } : {}),
    ...(hours ? { hours } : {}),
    ...(date ? { date } : {}),
    ...(weekday ? { weekday } : {}),
    ...(clock ? { clock: clockOf(clock, { inMorning: part === 'morning' }) } : {}),
    ...(part ? { part } : {}),
  };
}

function clockOf(written: string, { inMorning }: { inMorning: boolean }): string {
  const [hour = '0', rest = '00'] = written.split(':');
  // Who asks about an office at "4:30" means the afternoon.
  const isAfternoon =
    written.endsWith('pm') ||
    (!written.endsWith('am') && !inMorning && Number(hour) >= 1 && Number(hour) < firstMorningHour);
  const shift = isAfternoon && Number(hour) < 12 ? 12 : 0;
  const midnight = written.endsWith('am') && Number(hour) === 12 ? -12 : 0;
  return `${String(Number(hour) + shift + midnight).padStart(2, '0')}:${rest.slice(0, 2)}`;
}

/** The hours of "5 hours", "5 and a half hours", "an hour and a half" and "half an hour"; a rate such as "$150 an hour" is none. */
function hoursOf(tokens: readonly Token[], { hours, half }: Vocabulary['times']): number | undefined {
  const at = tokens.findIndex((token) => hours.has(token));
  if (at < 1) return undefined;
  const isHalf = (from: number) => half.has(tokens[from] ?? '');
  const after = tokens[at + 1] === 'and' && (isHalf(at + 2) || isHalf(at + 3)) ? 0.5 : 0;
  const before = tokens[at - 1] ?? '';
  if (isHalf(at - 1)) {
    const whole = tokens.slice(Math.max(0, at - 4), at).find((token) => isNumber(token));
    return whole ? Number(whole) + 0.5 : 0.5;
  }
  if (isNumber(before)) return Number(before) + after;
  if (!articles.has(before)) return undefined;
  if (isHalf(at - 2)) return 0.5;
  return after > 0 ? 1 + after : undefined;
}

const isNumber = (token: Token): boolean => /^\d{1,2}(?:\.\d+)?$/.test(token);
