import type { Logger } from 'pino';
import { lastTimeOfDay } from '../../data/hours/lastTimeOfDay.ts';
import type { Site } from '../../data/schema/site.ts';
import type { Db, Store } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { dropExpiredRecipients } from '../mail/enqueue.ts';
import type { MessageWriter } from '../mail/messageWriter.ts';
import { readQuarantine } from './quarantine.ts';

/** Sends the owner a daily digest of what came into quarantine. */
export interface Digest {
  /** Writes the digest to the outbox if it is due and not empty. Rejects where the store fails. */
  run(): Promise<void>;
  /** Checks now and at intervals whether it is due. */
  start(): void;
  /** Resolves when a check under way is over, so that the store can be closed. */
  stop(): Promise<void>;
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
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function run(): Promise<void> {
    const until = lastTimeOfDay(provider.timezone, hour, now() - writeMarginMs);
    await store.db.transaction().execute(async (transaction) => {
      const from = await readDigestedUntil(transaction);
      if (from >= until) return;
      const quarantine = await readQuarantine(transaction, from, until, messages.mail.spamReasons.honeypot);
      if (quarantine.requests.length + quarantine.signUps.length === 0) return;
      const digest = messageWriter.forDigest(quarantine);
      if (digest.length === 0 || !(await advance(transaction, from, until))) return;
      await transaction.insertInto('outbox').values(digest).execute();
    });
    await dropExpiredRecipients(store, now());
  }

  function tick(): void {
    running = running.then(run).catch((error) => {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason }, 'the digest of the quarantine could not be written');
    });
  }

  return {
    run,
    start() {
      timer ??= setInterval(tick, checkMs).unref();
      tick();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}

async function readDigestedUntil(db: Db): Promise<Moment> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'digestUntil').executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Saves until when the owner has been told; false where another process was first. */
async function advance(db: Db, from: Moment, until: Moment): Promise<boolean> {
  const value = String(until);
  const advanced = await db
    .insertInto('setting')
    .values({ name: 'digestUntil', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('setting.value', '=', String(from)))
    .returning('value')
    .executeTakeFirst();
  return advanced !== undefined;
}
