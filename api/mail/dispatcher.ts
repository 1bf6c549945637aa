import type { Moment, OutboxMessage } from '../db/tables.ts';
import { type Cancellation, makeCancellation } from './cancellation.ts';
import type { LaneLimits, OutboxMessageKind } from './lanes.ts';
import { makeOverflow } from './overflow.ts';
import type { Queue } from './queue.ts';
import { makeSemaphore } from './semaphore.ts';
import type { StoreHealth } from './storeHealth.ts';

/** Sends a claimed message and saves the result; resolves with whether it was sent. Never rejects. */
type Attempt = (message: OutboxMessage, cancellation: Cancellation) => Promise<boolean>;

export interface DispatcherParts {
  queue: Queue;
  /** The kinds of messages that are sent; the others stay in the outbox, because no sender is configured for them. */
  kinds: readonly OutboxMessageKind[];
  limits: LaneLimits;
  storeHealth: StoreHealth;
  now: () => Moment;
  /** Milliseconds for which a claimed message belongs to this process, unless the lease is renewed. */
  leaseMs: number;
  attempt: Attempt;
  /** A domain that was at its limit accepts messages again. */
  onDomainFree(): void;
}

/** Claims messages of a lane and begins to send them, within the lane's limits. */
export interface Dispatcher {
  /** Waits for a permit and takes up to `max`, as many as one claim may use. */
  acquire(max: number): Promise<number>;
  release(permits: number): void;
  /**
   * Claims due messages, or those of `ids` that no other process has, and begins to send them: a promise for each message.
   * Releases the permits. Rejects where the store fails.
   */
  dispatch(permits: number, ids?: readonly string[]): Promise<Promise<boolean>[]>;
  /** Whether a message was sent; undefined where this lane is not sending it. */
  resultOf(id: string): Promise<boolean> | undefined;
  /** How many messages are being sent. */
  readonly size: number;
  /** Claims nothing from now on. */
  stop(): void;
}

export function makeDispatcher({
  queue,
  kinds,
  limits: { concurrency, perDomain, attempted, overflow: overflowLimits },
  storeHealth,
  now,
  leaseMs,
  attempt,
  onDomainFree,
}: DispatcherParts): Dispatcher {
  const semaphore = makeSemaphore(concurrency, { alternate: overflowLimits !== undefined });
  const overflow = overflowLimits && makeOverflow(semaphore, overflowLimits);
  const sending = new Map<string, { domain: string; sent: Promise<boolean> }>();
  // With a limit by domain each claim depends on what the one before it has taken.
  const maxPerClaim = perDomain ? 1 : concurrency;
  let lastClaim: Promise<unknown> = Promise.resolve();
  let newestFirst = false;
  let stopped = false;

  return {
    acquire(max) {
      const acquired = semaphore.acquire(Math.min(max, maxPerClaim));
      overflow?.makeRoom();
      return acquired;
    },
    release: semaphore.release,
    async dispatch(permits, ids) {
      const begun = lastClaim.then(async () => (await claim(permits, ids)).map(send));
      lastClaim = begun.catch(() => {});
      const used = await begun.then(
        ({ length }) => length,
        () => 0,
      );
      semaphore.release(permits - used);
      return begun;
    },
    resultOf: (id) => sending.get(id)?.sent,
    get size() {
      return sending.size;
    },
    stop() {
      stopped = true;
    },
  };

  async function claim(max: number, ids?: readonly string[]): Promise<OutboxMessage[]> {
    if (stopped || kinds.length === 0) return [];
    // Oldest and newest alternate, so that neither a backlog nor new messages block the other.
    if (!ids) newestFirst = perDomain !== undefined && !newestFirst;
    const messages = await queue.claim({
      now: now(),
      max,
      kinds,
      exceptIds: [...sending.keys()],
      exceptDomains: perDomain ? fullDomains([...sending.values()], perDomain) : [],
      leaseMs,
      ...(ids ? { ids } : { attempted, newestFirst }),
    });
    storeHealth.succeeded();
    return messages;
  }

  function send(message: OutboxMessage): Promise<boolean> {
    const cancellation = makeCancellation();
    const givePermitBack = overflow?.watch(cancellation) ?? (() => semaphore.release(1));
    const sent = attempt(message, cancellation).finally(() => {
      sending.delete(message.id);
      givePermitBack();
      if (perDomain) onDomainFree();
    });
    sending.set(message.id, { domain: domainOf(message.recipient), sent });
    return sent;
  }
}

/** Domains to which `perDomain` messages or more are being sent. */
function fullDomains(sending: readonly { domain: string }[], perDomain: number): string[] {
  const domains = sending.map(({ domain }) => domain);
  return [...new Set(domains)].filter((domain) => domains.filter((other) => other === domain).length >= perDomain);
}

const domainOf = (recipient: string) => recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();
