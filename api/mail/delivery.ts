import type { Logger } from 'pino';
import type { Moment, OutboxItem } from '../db/tables.ts';
import { backoffMs, isGivenUp, ownerMostMs } from './backoff.ts';
import { DeliveryError, type FailureClass } from './deliveryError.ts';
import type { Interruption } from './interruption.ts';
import { channelOf } from './kinds.ts';
import { holdLease } from './lease.ts';
import type { Queue } from './queue.ts';
import type { Rest } from './rest.ts';
import type { Senders } from './senders.ts';
import type { StoreState } from './storeState.ts';

/** What became of a try, once it is written down. */
export type Outcome = { sent: true } | { sent: false; failure: FailureClass; reason: string };

interface DeliveryParts {
  queue: Queue;
  senders: Senders;
  storeState: StoreState;
  rest: Rest;
  log: Logger;
  now: () => Moment;
  random: () => number;
  retryMs: number;
  pollMs: number;
  /** How long a message is in this process's hands, and how often that is renewed while it is sent, in milliseconds. */
  leaseMs: number;
  renewMs: number;
  /** Hears of each try. */
  onTried(item: OutboxItem, outcome: Outcome): void;
}

/** Tries to send a message that is in hand and writes down how it went; resolves with whether it was taken. */
export function makeDelivery({
  queue,
  senders,
  storeState,
  rest,
  log,
  now,
  random,
  retryMs,
  pollMs,
  leaseMs,
  renewMs,
  onTried,
}: DeliveryParts): (item: OutboxItem, interruption: Interruption) => Promise<boolean> {
  return async (item, interruption) => {
    const outcome = await send(item, interruption);
    if (outcome.sent) {
      await keep(item, () => queue.sent(item, now()));
      log.info(aboutOf(item), 'message sent');
    } else {
      await putOff(item, outcome);
    }
    onTried(item, outcome);
    return outcome.sent;
  };

  async function send(item: OutboxItem, interruption: Interruption): Promise<Outcome> {
    const lease = holdLease(queue, item, { now, leaseMs, renewMs });
    try {
      await (senders[item.kind]?.(item, interruption) ?? Promise.resolve()).finally(lease.end);
      return { sent: true };
    } catch (error) {
      if (error instanceof DeliveryError) return { sent: false, failure: error.failure, reason: error.message };
      // The text of an unexpected error may hold anything, also what a visitor wrote.
      return { sent: false, failure: 'unexpected', reason: `an unexpected ${(error as Error).name}` };
    }
  }

  /** Lets a message wait for its next try, or parks it; a notice to the owner only after all its tries. */
  async function putOff(item: OutboxItem, { failure, reason }: Outcome & { sent: false }): Promise<void> {
    const owners = channelOf(item.kind) !== undefined;
    const backoff = { firstMs: retryMs, ...(owners ? { mostMs: ownerMostMs } : {}) };
    const hopeless = !owners && new DeliveryError(reason, failure).permanent;
    const status = hopeless || isGivenUp(item.attempts, backoff) ? 'parked' : 'queued';
    const nextAttemptAt = now() + backoffMs(item.attempts, random, backoff);
    const ours = await keep(item, () => queue.failed(item, { status, nextAttemptAt, lastError: reason }));
    const about = { ...aboutOf(item), failure, reason };
    if (ours === false) log.warn(about, 'message not sent, and in other hands since');
    else if (status === 'parked') log.error(about, 'message parked');
    else log.warn({ ...about, again: new Date(nextAttemptAt).toISOString() }, 'message not sent');
  }

  /** Writes down how it went: what was sent must not be sent again because the store was away at that moment. */
  async function keep<T>({ id }: OutboxItem, write: () => Promise<T>): Promise<T | undefined> {
    for (;;) {
      const last = rest.ended;
      try {
        const result = await write();
        storeState.kept(id);
        return result;
      } catch (error) {
        storeState.notKept(id, error);
      }
      if (last) return undefined;
      await rest.pause(pollMs);
    }
  }
}

const aboutOf = ({ id, kind, attempts }: OutboxItem) => ({ outboxId: id, kind, attempt: attempts });
