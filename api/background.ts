import type { Logger } from 'pino';
import type { Site } from '../data/rules/schema/site.ts';
import type { Store } from './db/open.ts';
import type { Env } from './env.ts';
import { resourcesOf } from './bookings/availability.ts';
import { calendarAddresses, readBusyCalendars } from './bookings/busyCalendars.ts';
import { remindOfBookings } from './bookings/remind.ts';
import { queueNotice } from './handover/queueNotice.ts';
import { sendDigest } from './leads/quarantine.ts';
import { dropExpiredRecipients } from './mail/mailboxes.ts';
import type { MessageWriter } from './mail/messageWriter.ts';
import { remindOfOverdue, sendWeek } from './owner/reports.ts';
import { dropOldSignIns } from './owner/sessions.ts';
import { sendWarnings } from './owner/warnings.ts';
import { erasuresOf } from './privacy/erasures.ts';
import { makeRetention } from './privacy/retention.ts';
import { makeScrubbing } from './privacy/scrubbing.ts';
import { makeRepeatedTask, type RepeatedTask } from './tasks.ts';
import type { BuiltSite } from './static/siteFiles.ts';

interface BackgroundParts {
  env: Env;
  store: Store;
  site: Site;
  built: BuiltSite | undefined;
  messageWriter: MessageWriter;
  /** Signs the links in mails. */
  secret: string;
  log: Logger;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** What is done without a request, beside the outbox. What is sent to the owner needs `OWNER_EMAIL`, but for the digest. */
export function backgroundTasks({
  env,
  store,
  site,
  built,
  messageWriter,
  secret,
  log,
}: BackgroundParts): RepeatedTask[] {
  const { db } = store;
  const isPage = (path: string) => built?.file(path)?.extension === '.html';
  const erasures = env.DATABASE_URL ? erasuresOf(store, env) : undefined;
  const toOwner = { store, messageWriter, site, hour: env.DIGEST_HOUR };
  const every = (intervalMs: number, run: () => Promise<unknown>, failure: string): RepeatedTask =>
    makeRepeatedTask(run, { intervalMs, onFailure: (reason) => log.error({ reason }, failure) });
  return [
    makeRetention({ store, days: env.RETENTION_DAYS, log }),
    makeScrubbing({ store, log }),
    every(minute, () => sendDigest(toOwner), 'the digest of the quarantine could not be written'),
    every(minute, () => dropOldSignIns(db, Date.now()), 'old sign-ins could not be deleted'),
    every(minute, () => dropExpiredRecipients(store, Date.now()), 'expired counters of mails could not be deleted'),
    ...(site.booking ? bookingTasks(site.booking) : []),
    // The file of erasures outlives a restore of the database: what other machines have erased is added to it.
    ...(erasures ? [every(hour, erasures.dump, 'the list of erasures could not be written to its file')] : []),
    ...(env.OWNER_EMAIL ? ownerTasks() : []),
  ];

  function bookingTasks(booking: NonNullable<Site['booking']>): RepeatedTask[] {
    const addresses = calendarAddresses(env.BUSY_CALENDARS, resourcesOf(site));
    const calendars = { store, addresses, booking, timezone: site.provider.timezone, log };
    const remind = () => remindOfBookings({ store, site, messageWriter, secret }, Date.now());
    return [
      every(minute, remind, 'reminders of bookings could not be written'),
      every(10 * minute, () => readBusyCalendars(calendars, Date.now()), 'calendars could not be noted'),
    ];
  }

  function ownerTasks(): RepeatedTask[] {
    const week = () => sendWeek({ ...toOwner, isPage });
    // Those who asked for a person within the ten minutes of another mail, once these are over, where they still wait.
    const waiting = () => queueNotice(db, messageWriter.forConversations, Date.now(), true);
    return [
      every(minute, () => sendWarnings({ ...toOwner, env }), 'what the owner is warned of could not be checked'),
      every(20 * second, waiting, 'the mail about waiting visitors could not be written'),
      ...(env.WEEKLY_MAIL === 'on' ? [every(minute, week, 'the mail about the week could not be written')] : []),
      ...(env.OVERDUE_MAIL === 'on'
        ? [every(minute, () => remindOfOverdue(toOwner), 'the mail about overdue requests could not be written')]
        : []),
    ];
  }
}
