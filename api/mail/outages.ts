import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Db, Store } from '../db/open.ts';
import { isWithin } from '../db/waits.ts';
import type { Moment, NewOutboxMessage, OutboxMessage, Tables } from '../db/tables.ts';
import { type Channel, channelOf, ownerKindsOf } from './lanes.ts';
import type { MessageWriter } from './messageWriter.ts';
import type { OutageReport } from './templates/ownerMails.ts';
import { changedRows, countByStatus } from '../db/queries.ts';

/**
 * Detects that the owner's mail or webhook fails, and that it works again. The state is in the store, shared by all
 * processes. Both functions resolve with whether a message was written to the outbox or made due.
 */
export type Outages = ReturnType<typeof makeOutages>;

interface OutagesParts {
  store: Store;
  messageWriter: Pick<MessageWriter, 'forOutage' | 'forRecovery'>;
  log: Logger;
  now?: () => Moment;
}

const minute = 60_000;
/** An outage is a notice that failed `minAttempts` times, or twice and is `lateMs` milliseconds old. */
const minAttempts = 3;
const lateMs = 5 * minute;
/** Least milliseconds between two messages about one channel, whether it stays down or flaps. */
const minIntervalMs = 6 * 60 * minute;

export function makeOutages({ store: { db }, messageWriter, log, now = Date.now }: OutagesParts) {
  return {
    async failed(message: OutboxMessage, reason: string): Promise<boolean> {
      const channel = channelOf(message.kind);
      if (!channel) return false;
      const at = now();
      const { since, firstFailureAt, toldAt } = await find(channel);
      if (firstFailureAt === null) await noteFailure(channel, at);
      if (!isOutage(message) || (since !== null && isWithin(toldAt, at, minIntervalMs))) return false;
      return db.transaction().execute(async (transaction) => {
        const row = transaction.updateTable('outage').where('channel', '=', channel);
        const first = firstFailureAt ?? at;
        await row.set({ since: first }).where('since', 'is', null).execute();
        const untold = row.where((is) =>
          is.or([is('toldAt', '<=', at - minIntervalMs), is('toldAt', '>', at + minute)]),
        );
        if ((await changedRows(untold.set({ toldAt: at }))) === 0) return false;
        const report = { ...(await reportOn(channel, transaction)), since: since ?? first, lastError: reason };
        log.error(report, 'notices do not get through to the owner');
        return addToOutbox(messageWriter.forOutage(report), transaction);
      });
    },

    async worked({ kind }: OutboxMessage): Promise<boolean> {
      const channel = channelOf(kind);
      if (!channel) return false;
      const { since, firstFailureAt, toldAt } = await find(channel);
      if (since === null && firstFailureAt === null) return false;
      return db.transaction().execute(async (transaction) => {
        const row = transaction.updateTable('outage').where('channel', '=', channel);
        await row.set({ firstFailureAt: null }).where('firstFailureAt', '=', firstFailureAt).execute();
        if (since === null) return false;
        const isFirst = (await changedRows(row.set({ since: null }).where('since', '=', since))) > 0;
        // Another process was first, or the channel flaps and the owner was told already.
        if (!isFirst || toldAt < since) return false;
        const report = { ...(await reportOn(channel, transaction)), since, lastError: null };
        log.info(report, 'notices get through to the owner again');
        await retryNow(channel, transaction);
        await addToOutbox(messageWriter.forRecovery(report), transaction);
        return true;
      });
    },
  };

  function isOutage({ attempts, createdAt }: OutboxMessage): boolean {
    return attempts >= minAttempts || (attempts > 1 && createdAt <= now() - lateMs);
  }

  async function noteFailure(channel: Channel, at: Moment): Promise<void> {
    const row = db.updateTable('outage').where('channel', '=', channel).where('firstFailureAt', 'is', null);
    await row.set({ firstFailureAt: at }).execute();
  }

  function find(channel: Channel) {
    return db.selectFrom('outage').selectAll().where('channel', '=', channel).executeTakeFirstOrThrow();
  }

  /** Makes retries due at once when the channel works again. */
  async function retryNow(channel: Channel, transaction: Transaction<Tables>): Promise<void> {
    const at = now();
    const waiting = transaction
      .updateTable('outbox')
      .where('kind', 'in', ownerKindsOf(channel))
      .where('status', '=', 'queued');
    await waiting.set({ nextAttemptAt: at }).where('attempts', '>', 0).where('nextAttemptAt', '>', at).execute();
  }
}

async function reportOn(channel: Channel, db: Db): Promise<Pick<OutageReport, 'channel' | 'waiting' | 'parked'>> {
  const tried = db
    .selectFrom('outbox')
    .where('kind', 'in', ownerKindsOf(channel))
    .where('status', 'in', ['queued', 'parked'])
    .where((is) => is.or([is('status', '=', 'parked'), is('attempts', '>', 0)]));
  const { queued = 0, parked = 0 } = await countByStatus(tried);
  return { channel, waiting: queued, parked };
}

async function addToOutbox(messages: NewOutboxMessage[], db: Db): Promise<boolean> {
  // Not through `enqueue`: its limits protect strangers' mailboxes, and these messages go to the owner.
  if (messages.length > 0) await db.insertInto('outbox').values(messages).execute();
  return messages.length > 0;
}

export async function failingChannels(db: Db): Promise<Set<Channel>> {
  const rows = await db.selectFrom('outage').select('channel').where('since', 'is not', null).execute();
  return new Set(rows.map(({ channel }) => channel));
}
