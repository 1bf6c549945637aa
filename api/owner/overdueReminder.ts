import type { Logger } from 'pino';
import { makeHoursOn } from '../../data/rules/hours/hoursOn.ts';
import { localTime } from '../../data/rules/hours/localTime.ts';
import { makeClock, momentOn } from '../../data/rules/hours/makeClock.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Store } from '../db/open.ts';
import { advanceSetting, readSetting } from '../db/settings.ts';
import { pastMoment } from '../db/waits.ts';
import type { Moment } from '../db/tables.ts';
import type { OwnerReports } from '../mail/ownerReports.ts';
import { makeRepeatedTask, type RepeatedTask } from '../repeatedTask.ts';
import { overdueUntil } from './promise.ts';
import { countFound } from './requestList.ts';

interface ReminderParts {
  store: Pick<Store, 'db'>;
  reports: Pick<OwnerReports, 'forOverdue'>;
  site: Site;
  log: Logger;
  now?: () => Moment;
  /** Milliseconds between two checks. */
  checkMs?: number;
}

/**
 * Mails the owner of overdue requests, once a day from opening on, where there are some that no such mail has told of. What
 * came later is due no earlier, so a setting of the store tells until when requests came that were told of.
 */
export function makeOverdueReminder({
  store: { db },
  reports,
  site,
  log,
  now = Date.now,
  checkMs = 60_000,
}: ReminderParts): RepeatedTask & { run(): Promise<void> } {
  const { hours, timezone } = site.provider;
  const hoursOn = makeHoursOn(hours);
  const task = makeRepeatedTask(run, {
    intervalMs: checkMs,
    onFailure: (reason) => log.error({ reason }, 'the mail about overdue requests could not be written'),
  });
  return { run, ...task };

  async function run(): Promise<void> {
    const { date } = localTime(timezone, new Date(now()));
    const span = hoursOn(date);
    const opening = span && momentOn(makeClock(timezone), Date.parse(`${date}T${span.opens}Z`));
    if (opening === undefined || opening > now()) return;
    const until = overdueUntil(site, opening);
    const told = await readSetting(db, 'overdueUntil');
    const from = pastMoment(told, now());
    if (until === undefined || (from ?? 0) >= until) return;
    const overdue = { search: '', state: undefined, service: '', unansweredUntil: until };
    if ((await countFound(db, { ...overdue, since: (from ?? -1) + 1 })) === 0) return;
    const messages = reports.forOverdue(await countFound(db, overdue));
    await db.transaction().execute(async (transaction) => {
      const first = await advanceSetting(transaction, 'overdueUntil', told, String(until));
      if (first && messages.length > 0) await transaction.insertInto('outbox').values(messages).execute();
    });
  }
}
