import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Moment, OutboxMessage } from '../db/tables.ts';
import { backoffMs, isGivenUp, ownerMaxMs, type Queue } from './queue.ts';
import { DeliveryError, type FailureClass } from './deliveryError.ts';
import { channelOf, isToVisitor } from './lanes.ts';
import type { Senders } from './senders.ts';

export type Outcome = { sent: true } | { sent: false; failure: FailureClass; reason: string };

interface DeliveryParts {
  queue: Queue;
  senders: Senders;
  storeHealth: StoreHealth;
  /** Ends the wait between two attempts to save a result. */
  stopping: AbortSignal;
  log: Logger;
  now: () => Moment;
  random: () => number;
  retryMs: number;
  pollMs: number;
}

/** Sends a claimed message and saves the result. Never rejects. */
export function makeDelivery(parts: DeliveryParts): (message: OutboxMessage) => Promise<Outcome> {
  const { queue, senders, storeHealth, stopping, log, now, random, retryMs, pollMs } = parts;
  return async (message) => {
    const outcome = await send(message);
    if (outcome.sent) {
      await save(message, () => queue.sent(message, now()));
      log.info(logFieldsOf(message), 'message sent');
    } else {
      await reschedule(message, outcome);
    }
    return outcome;
  };

  async function send(message: OutboxMessage): Promise<Outcome> {
    try {
      if (await queue.isForbidden(message)) throw new DeliveryError('on the suppression list', 'suppressed');
      const sender = senders[message.kind];
      if (!sender) throw new Error('There is no sender for messages of this kind.');
      await sender(message);
      return { sent: true };
    } catch (error) {
      // The message of an unexpected error may hold what a visitor wrote.
      const { failure, message: reason } =
        error instanceof DeliveryError
          ? error
          : new DeliveryError(`an unexpected ${(error as Error).name}`, 'unexpected');
      return { sent: false, failure, reason };
    }
  }

  /** Schedules the next attempt, or parks the message: after a permanent failure, for a notice to the owner only after all attempts. */
  async function reschedule(message: OutboxMessage, { failure, reason }: Outcome & { sent: false }): Promise<void> {
    const toOwner = channelOf(message.kind) !== undefined || message.kind === 'owner-sign-in';
    const backoff = { firstMs: retryMs, ...(toOwner ? { maxMs: ownerMaxMs } : {}) };
    const permanent = !toOwner && new DeliveryError(reason, failure).permanent;
    const status = permanent || isGivenUp(message.attempts, backoff) ? 'parked' : 'queued';
    const nextAttemptAt = now() + backoffMs(message.attempts, random, backoff);
    const bouncedAt = failure === 'recipient' && isToVisitor(message) ? now() : undefined;
    const next = { status, nextAttemptAt, lastError: reason } as const;
    const saved = await save(message, () => queue.failed(message, next, bouncedAt));
    const fields = { ...logFieldsOf(message), failure, reason };
    if (saved === false) log.warn(fields, 'message not sent, and in other hands since');
    else if (status === 'parked') log.error(fields, 'message parked');
    else log.warn({ ...fields, again: new Date(nextAttemptAt).toISOString() }, 'message not sent');
  }

  /** Retries until the result is saved: a message must not be sent twice because the store failed for a moment. */
  async function save<T>({ id }: OutboxMessage, write: () => Promise<T>): Promise<T | undefined> {
    for (;;) {
      const last = stopping.aborted;
      try {
        const result = await write();
        storeHealth.succeeded(id);
        return result;
      } catch (error) {
        storeHealth.failed(id, error);
      }
      if (last) return undefined;
      await sleep(pollMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
  }
}

const logFieldsOf = ({ id, kind, attempts }: OutboxMessage) => ({ outboxId: id, kind, attempt: attempts });

type StoreHealth = ReturnType<typeof makeStoreHealth>;

/** Whether the outbox can use its store: not while anything that was asked of it has failed. A change is logged once. */
export function makeStoreHealth(log: Logger) {
  const failing = new Set<string>();
  function failed(what: string, error: unknown): void {
    if (failing.size === 0) log.error({ reason: (error as Error).message }, 'the outbox cannot use the store');
    failing.add(what);
  }
  function succeeded(what: string): void {
    if (failing.delete(what) && failing.size === 0) log.info('the outbox can use the store again');
  }
  return {
    failed,
    succeeded,
    /** What is read of the outbox or written to it; undefined where the store fails. */
    async guard<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
      try {
        const result = await work();
        succeeded('messages');
        return result;
      } catch (error) {
        failed('messages', error);
        return undefined;
      }
    },
  };
}
