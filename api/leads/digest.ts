import type { Logger } from 'pino';
import { lastTimeOfDay } from '../../data/rules/hours/lastTimeOfDay.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Store } from '../db/open.ts';
import { advanceSetting, readSetting } from '../db/settings.ts';
import { pastMoment } from '../db/waits.ts';
import type { Moment } from '../db/tables.ts';
import type { MessageWriter } from '../mail/messageWriter.ts';
import { makeRepeatedTask, type RepeatedTask } from '../repeatedTask.ts';
import { readQuarantine } from './readQuarantine.ts';

/** Sends the owner a daily digest of what came into quarantine. */
export interface Digest extends RepeatedTask {
  /** Writes the digest to the outbox if it is due and not empty. Rejects where the store fails. */
  run(): Promise<void>;
}

interface DigestParts {
  store: Store;
  messageWriter: Pick<MessageWriter, 'forDigest'>;
  site: Pick<Site, 'provider' | 'messages'>;
  /** The full hour from which a day's digest is due, in the provider's time zone. */
  hour: number;
  log: Logger;
  now?: () => Moment;
  /** Milliseconds between two checks. */
  checkMs?: number;
}

/** Margin for requests from just before the hour that are still being written. */
const writeMarginMs = 60_000;

export function makeDigest({
  store,
  messageWriter,
  site: { provider, messages },
  hour,
  log,
  now = Date.now,
  checkMs = 60_000,
}: DigestParts): Digest {
  const task = makeRepeatedTask(run, {
    intervalMs: checkMs,
    onFailure: (reason) => log.error({ reason }, 'the digest of the quarantine could not be written'),
  });
  return { run, ...task };

  async function run(): Promise<void> {
    const until = lastTimeOfDay(provider.timezone, hour, now() - writeMarginMs);
    await store.db.transaction().execute(async (transaction) => {
      const told = await readSetting(transaction, 'digestUntil');
      const from = pastMoment(told, now()) ?? 0;
      if (from >= until) return;
      const quarantine = await readQuarantine(transaction, from, until, messages.mail.spamReasons.honeypot);
      if (quarantine.requests.length + quarantine.signUps.length === 0) return;
      const digest = messageWriter.forDigest(quarantine);
      if (digest.length === 0 || !(await advanceSetting(transaction, 'digestUntil', told, String(until)))) return;
      // Not through `enqueue`: its limits protect strangers' mailboxes, and a digest goes to the owner.
      await transaction.insertInto('outbox').values(digest).execute();
    });
  }
}
