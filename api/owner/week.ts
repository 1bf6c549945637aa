import { isoDayOf } from '../../data/rules/hours/hoursOn.ts';
import { lastTimeOfDay } from '../../data/rules/hours/lastTimeOfDay.ts';
import { localTime } from '../../data/rules/hours/localTime.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Store } from '../db/open.ts';
import { queueOnce, readSetting } from '../db/settings.ts';
import { pastMoment } from '../db/waits.ts';
import type { Moment } from '../db/tables.ts';
import type { MessageWriter } from '../mail/messageWriter.ts';
import { type IsPage, readWeek } from './readWeek.ts';

const hourMs = 3_600_000;

interface WeekParts {
  store: Pick<Store, 'db'>;
  messageWriter: Pick<MessageWriter, 'forWeek'>;
  site: Site;
  /** The full hour of Monday from which a week's mail is due, in the provider's time zone. */
  hour: number;
  isPage: IsPage;
  now?: () => Moment;
}

/**
 * Mails the owner about the week, on Monday; a server that was down makes up for it. A new store begins with the week it is in.
 */
export async function sendWeek({ store: { db }, messageWriter, site, hour, isPage, now = Date.now }: WeekParts) {
  const until = lastMonday(site.provider.timezone, hour, now());
  const told = await readSetting(db, 'weekUntil');
  const from = pastMoment(told, now());
  if (from !== undefined && from >= until) return;
  const messages = from === undefined ? [] : messageWriter.forWeek(await readWeek(db, site, { from, until, isPage }));
  await queueOnce(db, { name: 'weekUntil', from: told, until }, messages);
}

/** The latest Monday at an hour, in a time zone, that is not after `now`. */
export function lastMonday(timezone: string, hour: number, now: Moment): Moment {
  const today = lastTimeOfDay(timezone, hour, now);
  const days = isoDayOf(localTime(timezone, new Date(today)).date) - 1;
  // Two hours more, which no change of the clock takes away.
  return days === 0 ? today : lastTimeOfDay(timezone, hour, today - days * 24 * hourMs + 2 * hourMs);
}
