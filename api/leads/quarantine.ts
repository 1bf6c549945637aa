import { changedRows, countRows } from '../db/queries.ts';
import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import type { QuarantineReport } from '../mail/templates/reportMails.ts';
import { listOfHeld } from '../mail/heldSignUps.ts';
import { lastTimeOfDay } from '../../data/rules/hours/lastTimeOfDay.ts';
import { readSetting } from '../db/settings.ts';
import { queueOnce } from '../mail/enqueue.ts';
import { pastMoment } from '../db/waits.ts';
import type { ReportParts } from '../mail/messageWriter.ts';

const maxListed = 50;

/**
 * What came into quarantine in `[from, until)` and is still there. Requests with the reason `honeypotReason` come last:
 * they are least likely a person's.
 */
async function readQuarantine(db: Db, from: Moment, until: Moment, honeypotReason: string): Promise<QuarantineReport> {
  const leads = db.selectFrom('lead').where('status', '=', 'quarantined');
  const requests = await leads
    .select(['id', 'createdAt', 'spamReason', 'name', 'company', 'email', 'phone', 'service', 'message'])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .orderBy((row) => row.case().when('spamReason', '=', honeypotReason).then(1).else(0).end())
    .orderBy('createdAt', 'desc')
    .limit(maxListed)
    .execute();
  const signUps = await db
    .selectFrom('heldSignUp')
    .select(['id', 'createdAt', 'reason', 'kind', 'email'])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .orderBy('createdAt', 'desc')
    .limit(maxListed)
    .execute();
  return {
    waiting: await countQuarantine(db),
    requests: requests.map(({ id, createdAt, spamReason, ...request }) => ({
      id,
      createdAt: iso(createdAt),
      reason: spamReason ?? '',
      ...request,
    })),
    signUps: signUps.map(({ id, createdAt, reason, kind, email }) => ({
      id,
      createdAt: iso(createdAt),
      reason,
      list: listOfHeld({ kind }),
      email,
    })),
  };
}

export async function countQuarantine(db: Db): Promise<number> {
  const leads = await countRows(db.selectFrom('lead').where('status', '=', 'quarantined'));
  return leads + (await countRows(db.selectFrom('heldSignUp')));
}

/** Makes a lead of what was taken for spam; false where it is not in quarantine. */
export const releaseRequest = async (db: Db, id: string): Promise<boolean> =>
  (await changedRows(
    db
      .updateTable('lead')
      .set({ status: 'new', spamReason: null })
      .where('id', '=', id)
      .where('status', '=', 'quarantined'),
  )) > 0;

const iso = (at: Moment) => new Date(at).toISOString();

/** Margin for requests from just before the hour that are still being written. */
const writeMarginMs = 60_000;

/**
 * Writes the owner's daily digest of what came into quarantine to the outbox, if it is due and not empty.
 * @param hour the full hour from which it is due, in the provider's time zone
 */
export async function sendDigest({
  store: { db },
  messageWriter,
  site,
  hour,
  now = Date.now,
}: ReportParts & { hour: number }) {
  const until = lastTimeOfDay(site.provider.timezone, hour, now() - writeMarginMs);
  const lastUntil = await readSetting(db, 'digestUntil');
  const from = pastMoment(lastUntil, now()) ?? 0;
  if (from >= until) return;
  const quarantine = await readQuarantine(db, from, until, site.messages.mail.spamReasons.honeypot);
  if (quarantine.requests.length + quarantine.signUps.length === 0) return;
  const digest = messageWriter.forDigest(quarantine);
  if (digest.length > 0) await queueOnce(db, { name: 'digestUntil', from: lastUntil, until }, digest);
}
