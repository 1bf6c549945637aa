import { makeHoursOn } from '../../data/rules/hours/hoursOn.ts';
import { localTime } from '../../data/rules/hours/localTime.ts';
import { makeClock, momentOn } from '../../data/rules/hours/makeClock.ts';
import { queueOnce, readSetting } from '../db/settings.ts';
import { pastMoment } from '../db/waits.ts';
import type { ReportParts } from '../mail/messageWriter.ts';
import { overdueUntil } from './promise.ts';
import { countFound } from './requestList.ts';

/**
 * Mails the owner of overdue requests, once a day from opening on, where there are some that no such mail has told of. What
 * came later is due no earlier, so a setting of the store tells until when requests came that were told of.
 */
export async function remindOfOverdue({ store: { db }, messageWriter, site, now = Date.now }: ReportParts) {
  const { hours, timezone } = site.provider;
  const { date } = localTime(timezone, new Date(now()));
  const span = makeHoursOn(hours)(date);
  const opening = span && momentOn(makeClock(timezone), Date.parse(`${date}T${span.opens}Z`));
  if (opening === undefined || opening > now()) return;
  const until = overdueUntil(site, opening);
  const lastUntil = await readSetting(db, 'overdueUntil');
  const from = pastMoment(lastUntil, now());
  if (until === undefined || (from ?? 0) >= until) return;
  const overdue = { search: '', state: undefined, service: '', unansweredUntil: until };
  if ((await countFound(db, { ...overdue, since: (from ?? -1) + 1 })) === 0) return;
  const messages = messageWriter.forOverdue(await countFound(db, overdue));
  await queueOnce(db, { name: 'overdueUntil', from: lastUntil, until }, messages);
}
