import type { Logger } from 'pino';
import { isoDayOf } from '../../data/rules/hours/hoursOn.ts';
import { lastTimeOfDay } from '../../data/rules/hours/lastTimeOfDay.ts';
import { localTime } from '../../data/rules/hours/localTime.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Store } from '../db/open.ts';
import { advanceSetting, readSetting } from '../db/settings.ts';
import { pastMoment } from '../db/waits.ts';
import type { Moment } from '../db/tables.ts';
import type { OwnerReports } from '../mail/ownerReports.ts';
import { makeRepeatedTask, type RepeatedTask } from '../repeatedTask.ts';
import { type IsPage, readWeek } from './readWeek.ts';

const hourMs = 3_600_000;

interface WeekParts {
  store: Store;
  reports: Pick<OwnerReports, 'forWeek'>;
  site: Site;
  /** The full hour of Monday from which a week's mail is due, in the provider's time zone. */
  hour: number;
  isPage: IsPage;
  log: Logger;
  now?: () => Moment;
  /** Milliseconds between two checks. */
  checkMs?: number;
}

/**
 * Mails the owner about the week, on Monday. A setting of the store tells until when the owner has been told, so that one of
 * several processes does it, once, and a server that was down makes up for it. A new store begins with the week it is in.
 */
export function makeWeek({
  store,
  reports,
  site,
  hour,
  isPage,
  log,
  now = Date.now,
  checkMs = 60_000,
}: WeekParts): RepeatedTask & { run(): Promise<void> } {
  const task = makeRepeatedTask(run, {
    intervalMs: checkMs,
    onFailure: (reason) => log.error({ reason }, 'the mail about the week could not be written'),
  });
  return { run, ...task };

  async function run(): Promise<void> {
    const until = lastMonday(site.provider.timezone, hour, now());
    const told = await readSetting(store.db, 'weekUntil');
    const from = pastMoment(told, now());
    if (from !== undefined && from >= until) return;
    const messages = from === undefined ? [] : reports.forWeek(await readWeek(store.db, site, { from, until, isPage }));
    await store.db.transaction().execute(async (transaction) => {
      const first = await advanceSetting(transaction, 'weekUntil', told, String(until));
      if (first && messages.length > 0) await transaction.insertInto('outbox').values(messages).execute();
    });
  }
}

/** The latest Monday at an hour, in a time zone, that is not after `now`. */
export function lastMonday(timezone: string, hour: number, now: Moment): Moment {
  const today = lastTimeOfDay(timezone, hour, now);
  const days = isoDayOf(localTime(timezone, new Date(today)).date) - 1;
  // Two hours more, which no change of the clock takes away.
  return days === 0 ? today : lastTimeOfDay(timezone, hour, today - days * 24 * hourMs + 2 * hourMs);
}
