import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';

const day = 86_400_000;

/** How many records a run deleted. */
interface Deleted {
  leads: number;
  messages: number;
  subscriptions: number;
  questions: number;
}

export interface Retention {
  /** Deletes what is too old, now. Rejects where the store fails; what was deleted until then stays deleted. */
  run(): Promise<Deleted>;
  /** Runs at once and then daily; a run that fails is logged, and the next one does its work. */
  start(): void;
  /** Ends that; resolves when a run under way has stopped, so that the store can be closed. */
  stop(): Promise<void>;
}

interface RetentionParts {
  store: Store;
  /** How long records are kept. */
  days: number;
  log: Logger;
  now?: () => number;
}

/**
 * Deletes leads (quarantine too) with their messages, messages that are done with, questions that the assistant could not
 * answer, and subscriptions that were never confirmed. Whoever is subscribed, or was, stays with the evidence of it.
 */
export function makeRetention({ store, days, log, now = Date.now }: RetentionParts): Retention {
  const { db } = store;
  let timer: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function run(): Promise<Deleted> {
    const before = now() - days * day;
    const leads = await inParts(() =>
      db.transaction().execute(async (transaction) => {
        const old = transaction
          .selectFrom('lead')
          .select('id')
          .where('createdAt', '<', before)
          .orderBy('createdAt')
          .orderBy('id')
          .limit(partSize);
        const messages = await transaction.deleteFrom('outbox').where('leadId', 'in', old).executeTakeFirstOrThrow();
        const { numDeletedRows } = await transaction
          .deleteFrom('lead')
          .where('id', 'in', old)
          .executeTakeFirstOrThrow();
        return { deleted: Number(numDeletedRows), messages: Number(messages.numDeletedRows) };
      }),
    );
    const messages = await inParts(async () => {
      const old = db
        .selectFrom('outbox')
        .select('id')
        .where('status', 'in', ['sent', 'parked', 'held'])
        .where('createdAt', '<', before)
        .orderBy('id')
        .limit(partSize);
      return {
        deleted: Number(
          (await db.deleteFrom('outbox').where('id', 'in', old).executeTakeFirstOrThrow()).numDeletedRows,
        ),
        messages: 0,
      };
    });
    const subscriptions = await dropPending(before);
    const questions = await inParts(async () => {
      const old = db.selectFrom('question').select('id').where('createdAt', '<', before).orderBy('id').limit(partSize);
      return {
        deleted: Number(
          (await db.deleteFrom('question').where('id', 'in', old).executeTakeFirstOrThrow()).numDeletedRows,
        ),
        messages: 0,
      };
    });
    await scrub();
    return {
      leads: leads.deleted,
      messages: leads.messages + messages.deleted,
      subscriptions,
      questions: questions.deleted,
    };
  }

  /** A backup keeps the files as they are for a while: it is tried again when that may be over. */
  async function scrub(): Promise<void> {
    clearTimeout(later);
    try {
      await store.scrub(1000);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'what was deleted is still in the files of the store');
      if (!stopped)
        later = setTimeout(() => {
          running = running.then(scrub);
        }, scrubAgainMs).unref();
    }
  }

  /** Who had been subscribed, left and never confirmed coming back has left: that evidence stays. */
  async function dropPending(before: number): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      const evidence = transaction
        .selectFrom('consent')
        .select('subscriberId')
        .where('event', 'in', ['confirmed', 'left']);
      await transaction
        .updateTable('subscriber')
        .set({ status: 'left' })
        .where('status', '=', 'pending')
        .where('updatedAt', '<', before)
        .where('id', 'in', evidence)
        .execute();
      const pending = transaction
        .selectFrom('subscriber')
        .select('id')
        .where('status', '=', 'pending')
        .where('updatedAt', '<', before);
      await transaction.deleteFrom('consent').where('subscriberId', 'in', pending).execute();
      return Number(
        (
          await transaction
            .deleteFrom('subscriber')
            .where('status', '=', 'pending')
            .where('updatedAt', '<', before)
            .executeTakeFirstOrThrow()
        ).numDeletedRows,
      );
    });
  }

  /** One part after the other, so that requests get their turn in between. */
  async function inParts(
    part: () => Promise<{ deleted: number; messages: number }>,
  ): Promise<{ deleted: number; messages: number }> {
    const sum = { deleted: 0, messages: 0 };
    while (!stopped) {
      const { deleted, messages } = await part();
      sum.deleted += deleted;
      sum.messages += messages;
      if (deleted < partSize) break;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    return sum;
  }

  function tick(): void {
    running = running.then(run).then(
      (deleted) => {
        if (Object.values(deleted).some((count) => count > 0))
          log.info({ ...deleted, days }, 'deleted what was too old');
      },
      (error) =>
        log.error(
          { reason: error instanceof Error ? error.message : String(error) },
          'what is too old could not be deleted',
        ),
    );
  }

  return {
    run,
    start() {
      if (timer) return;
      stopped = false;
      timer = setInterval(tick, day).unref();
      tick();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(later);
      timer = undefined;
      await running;
    },
  };
}

const partSize = 500;
const scrubAgainMs = 60_000;
