import type { Moment, OutboxItem } from '../db/tables.ts';
import { makeAside } from './aside.ts';
import { type Interruption, makeInterruption } from './interruption.ts';
import type { Kind, LaneLimits } from './kinds.ts';
import type { Queue } from './queue.ts';
import { makeRest } from './rest.ts';
import { makeSlots } from './slots.ts';
import type { StoreState } from './storeState.ts';

interface LaneParts {
  queue: Queue;
  /** What leaves over it: the kinds that something can send. */
  kinds: readonly Kind[];
  limits: LaneLimits;
  storeState: StoreState;
  now: () => Moment;
  /** Milliseconds between two looks at what is due. */
  pollMs: number;
  /** How long a claimed message is in this process's hands unless that is renewed, in milliseconds. */
  leaseMs: number;
  /** Sends a message in hand and writes down how it went; never rejects. */
  attempt(item: OutboxItem, interruption: Interruption): Promise<boolean>;
}

/** Sends messages of some kinds, a limited number at a time. */
export interface Lane {
  /** Sends what is due until the lane is ended. */
  work(): Promise<void>;
  /** Sends these at once; true if all were taken. Gives up when the budget is over, while the messages go on. */
  sendNow(ids: readonly string[], budget: { over: boolean }): Promise<boolean>;
  /** Looks at what is due now. */
  wake(): void;
  /** Begins nothing more. */
  end(): void;
  /** How many are being sent. */
  readonly underWay: number;
}

export function makeLane({
  queue,
  kinds,
  limits: { atOnce, perDomain, tried, aside: asideLimits },
  storeState,
  now,
  pollMs,
  leaseMs,
  attempt,
}: LaneParts): Lane {
  const slots = makeSlots(atOnce, { byTurns: asideLimits !== undefined });
  const aside = asideLimits && makeAside(slots, asideLimits);
  const rest = makeRest();
  const underWay = new Map<string, { domain: string; taken: Promise<boolean> }>();
  // With a limit by domain each claim depends on what the one before it has taken.
  const batch = perDomain ? 1 : atOnce;
  let lastClaim: Promise<unknown> = Promise.resolve();
  let newestFirst = false;

  return {
    async work() {
      while (!rest.ended && kinds.length > 0) {
        const free = await slot(batch);
        const { wakes } = rest;
        const begun = await begin(free).catch(storeState.failed);
        // What came while the store was being asked was not in its answer.
        if ((begun?.length ?? 0) < free) await rest.pause(pollMs, wakes);
      }
    },

    async sendNow(ids, budget) {
      let open = ids;
      while (open.length > 0) {
        const free = await slot(Math.min(open.length, batch));
        if (budget.over || rest.ended) {
          slots.give(free);
          return false;
        }
        const begun = await begin(free, open);
        if ((await Promise.all(begun)).includes(false)) return false;
        if (begun.length === ids.length) return true;

        const known = await queue.find(open);
        if (known.length < open.length || known.some(isHopeless)) return false;
        open = known.filter(({ status }) => status !== 'sent').map(({ id }) => id);
        // In the hands of this lane's own work or of another process, or held back by the limit for its domain.
        if (open.length > 0 && begun.length === 0)
          await Promise.race([rest.pause(100), ...open.flatMap((id) => underWay.get(id)?.taken ?? [])]);
      }
      return true;
    },

    wake: rest.wake,
    end: rest.end,
    get underWay() {
      return underWay.size;
    },
  };

  function slot(most: number): Promise<number> {
    const taken = slots.take(most);
    aside?.relieve();
    return taken;
  }

  /** Whether trying at once is of no use: refused for good, to be tried later, or nothing can send it. */
  function isHopeless({ kind, status, attempts, nextAttemptAt, lockedUntil }: OutboxItem): boolean {
    if (status !== 'queued') return status === 'parked';
    return !kinds.includes(kind) || (lockedUntil <= now() && attempts > 0 && nextAttemptAt > now());
  }

  /** Claims what is due, or of some messages what can be had, and begins to send it. It takes over the slots. */
  async function begin(free: number, only?: readonly string[]): Promise<Promise<boolean>[]> {
    const begun = lastClaim.then(async () => (await claim(free, only)).map(launch));
    lastClaim = begun.catch(() => {});
    const count = await begun.then(
      ({ length }) => length,
      () => 0,
    );
    slots.give(free - count);
    return begun;
  }

  async function claim(most: number, only?: readonly string[]): Promise<OutboxItem[]> {
    if (rest.ended || kinds.length === 0) return [];
    // By turns, so that what is asked for now does not wait for all that was there before, nor the other way round.
    if (!only) newestFirst = perDomain !== undefined && !newestFirst;
    const items = await queue.claim({
      now: now(),
      most,
      kinds,
      except: [...underWay.keys()],
      exceptDomains: busyDomains(),
      leaseMs,
      ...(only ? { only } : { tried, newestFirst }),
    });
    storeState.works();
    return items;
  }

  function launch(item: OutboxItem): Promise<boolean> {
    const interruption = makeInterruption();
    const over = aside?.watch(interruption) ?? (() => slots.give(1));
    const taken = attempt(item, interruption).finally(() => {
      underWay.delete(item.id);
      over();
      // What the limit for this domain has held back may go now.
      if (perDomain) rest.wake();
    });
    underWay.set(item.id, { domain: domainOf(item.recipient), taken });
    return taken;
  }

  /** Recipient domains to which as much is being sent as is allowed. */
  function busyDomains(): string[] {
    if (!perDomain) return [];
    const domains = [...underWay.values()].map(({ domain }) => domain);
    return [...new Set(domains)].filter((domain) => domains.filter((other) => other === domain).length >= perDomain);
  }
}

const domainOf = (recipient: string) => recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();
