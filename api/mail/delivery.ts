import type { Logger } from 'pino';
import type { Moment, OutboxMessage } from '../db/tables.ts';
import { backoffMs, isGivenUp, ownerMaxMs } from './backoff.ts';
import { DeliveryError, type FailureClass } from './deliveryError.ts';
import type { Cancellation } from './cancellation.ts';
import { channelOf } from './lanes.ts';
import { holdLease } from './lease.ts';
import type { Queue } from './queue.ts';
import type { Sleeper } from './sleeper.ts';
import type { Senders } from './senders.ts';
import type { StoreHealth } from './storeHealth.ts';
import { isToVisitor } from './suppression.ts';

/** The result of an attempt. */
export type Outcome = { sent: true } | { sent: false; failure: FailureClass; reason: string };

interface DeliveryParts {
  queue: Queue;
  senders: Senders;
  storeHealth: StoreHealth;
  sleeper: Sleeper;
  log: Logger;
  now: () => Moment;
  random: () => number;
  retryMs: number;
  pollMs: number;
  /** How long a lease is, and how often it is renewed while the message is being sent, in milliseconds. */
  leaseMs: number;
  renewMs: number;
  /** Called after each attempt, once its result is saved. */
  onAttempted(message: OutboxMessage, outcome: Outcome): void;
}

/** Sends a claimed message and saves the result; resolves with whether it was sent. Never rejects. */
export function makeDelivery({
  queue,
  senders,
  storeHealth,
  sleeper,
  log,
  now,
  random,
  retryMs,
  pollMs,
  leaseMs,
  renewMs,
  onAttempted,
}: DeliveryParts): (message: OutboxMessage, cancellation: Cancellation) => Promise<boolean> {
  return async (message, cancellation) => {
    const outcome = await send(message, cancellation);
    if (outcome.sent) {
      await save(message, () => queue.sent(message, now()));
      log.info(logFieldsOf(message), 'message sent');
    } else {
      await reschedule(message, outcome);
    }
    onAttempted(message, outcome);
    return outcome.sent;
  };

  async function send(message: OutboxMessage, cancellation: Cancellation): Promise<Outcome> {
    const lease = holdLease(queue, message, { now, leaseMs, renewMs });
    try {
      await hand(message, cancellation).finally(lease.end);
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

  async function hand(message: OutboxMessage, cancellation: Cancellation): Promise<void> {
    if (await queue.isForbidden(message)) throw new DeliveryError('on the suppression list', 'suppressed');
    await senders[message.kind]?.(message, cancellation);
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
      const last = sleeper.stopped;
      try {
        const result = await write();
        storeHealth.resultSaved(id);
        return result;
      } catch (error) {
        storeHealth.resultNotSaved(id, error);
      }
      if (last) return undefined;
      await sleeper.sleep(pollMs);
    }
  }
}

const logFieldsOf = ({ id, kind, attempts }: OutboxMessage) => ({ outboxId: id, kind, attempt: attempts });
