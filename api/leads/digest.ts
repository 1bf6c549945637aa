import { lastTimeOfDay } from '../../data/rules/hours/lastTimeOfDay.ts';
import { queueOnce, readSetting } from '../db/settings.ts';
import { pastMoment } from '../db/waits.ts';
import type { ReportParts } from '../mail/messageWriter.ts';
import { readQuarantine } from './readQuarantine.ts';

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
