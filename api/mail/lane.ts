import { isOver } from '../db/waits.ts';
import type { OutboxMessage } from '../db/tables.ts';
import { type DispatcherParts, makeDispatcher } from './dispatcher.ts';
import { longestWaitMs } from './queue.ts';
import { makeSleeper } from './sleeper.ts';

interface LaneParts extends Omit<DispatcherParts, 'onDomainFree'> {
  /** Milliseconds between two polls for due messages. */
  pollMs: number;
}

/** Sends messages of some kinds, a limited number at a time. */
export interface Lane {
  /** Sends what is due until the lane is stopped. */
  run(): Promise<void>;
  /** Sends these at once; true if all were sent. Gives up when the budget is over, while the messages go on. */
  sendNow(ids: readonly string[], budget: { over: boolean }): Promise<boolean>;
  /** Polls for due messages now. */
  wake(): void;
  /** Begins nothing more. */
  stop(): void;
  /** How many messages are being sent. */
  readonly size: number;
}

/** Milliseconds between two looks at messages that somebody else sends. */
const recheckMs = 100;

export function makeLane({ pollMs, ...parts }: LaneParts): Lane {
  const { queue, kinds, storeHealth, now, leaseMs } = parts;
  const sleeper = makeSleeper();
  const dispatcher = makeDispatcher({ ...parts, onDomainFree: sleeper.wake });

  return {
    async run() {
      while (!sleeper.stopped && kinds.length > 0) {
        const permits = await dispatcher.acquire(Number.POSITIVE_INFINITY);
        const { wakeCount } = sleeper;
        const begun = await dispatcher.dispatch(permits).catch(storeHealth.failed);
        // A message that was written during the query is not in its result: `wakeCount` tells of it.
        if ((begun?.length ?? 0) < permits) await sleeper.sleep(pollMs, wakeCount);
      }
    },

    async sendNow(ids, budget) {
      let open = ids;
      while (open.length > 0) {
        const permits = await dispatcher.acquire(open.length);
        if (budget.over || sleeper.stopped) {
          dispatcher.release(permits);
          return false;
        }
        const begun = await dispatcher.dispatch(permits, open);
        if ((await Promise.all(begun)).includes(false)) return false;
        if (begun.length === ids.length) return true;

        const known = await queue.find(open);
        if (known.length < open.length || known.some(isHopeless)) return false;
        open = known.filter(({ status }) => status !== 'sent').map(({ id }) => id);
        // Sent by this lane's own loop or by another process, or held back by the limit of its domain.
        if (open.length > 0 && begun.length === 0)
          await Promise.race([sleeper.sleep(recheckMs), ...open.flatMap((id) => dispatcher.resultOf(id) ?? [])]);
      }
      return true;
    },

    wake: sleeper.wake,
    stop() {
      dispatcher.stop();
      sleeper.stop();
    },
    get size() {
      return dispatcher.size;
    },
  };

  /** Whether an attempt now is of no use: refused for good, scheduled for later, or of a kind that nothing can send. */
  function isHopeless({ kind, status, attempts, nextAttemptAt, lockedUntil }: OutboxMessage): boolean {
    if (status !== 'queued') return status === 'parked';
    const isFree = isOver(lockedUntil, now(), leaseMs);
    return !kinds.includes(kind) || (isFree && attempts > 0 && !isOver(nextAttemptAt, now(), longestWaitMs(kinds)));
  }
}
