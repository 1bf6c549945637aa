import type { Phrases, Vocabulary } from '../../../data/schema/vocabulary.ts';
import type { Token } from '../read/tokens.ts';
import { hasPhrase } from '../read/phrases.ts';

/** The moment that a message asks about. */
export interface TimeSlot {
  now: boolean;
  /** ISO weekday. */
  weekday?: number;
  /** "hh:mm" in 24 hours. */
  clock?: string;
  part?: 'night' | 'weekend' | 'holiday' | 'evening' | 'morning';
}

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
  return {
    now: hasPhrase(tokens, times.now),
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
