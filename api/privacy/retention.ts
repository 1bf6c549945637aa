import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Store, Db } from '../db/open.ts';
import { makeRepeatedTask } from '../tasks.ts';
import { type Deleted, deleteExpired, nothing, questionDays } from './deleteExpired.ts';
import { noteDeletion, scrubDeleted, scrubPatienceMs } from './scrubbing.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import type { Moment } from '../db/tables.ts';

const dayMs = 86_400_000;

interface RetentionParts {
  store: Store;
  /** How long records are kept; without a limit only what never stays for long is deleted. */
  days: number | undefined;
  log: Logger;
  now?: () => number;
}

/**
 * Deletes personal data that is older than the retention period, and copies of a SQLite store that are, at once and then daily.
 * Subscribers, also former ones, stay with the evidence of consent. Where the clock seems to be wrong it deletes nothing, and tries
 * again a day later.
 */
export function makeRetention({ store, days, log, now = Date.now }: RetentionParts) {
  const task = makeRepeatedTask(
    async () => {
      const deleted = await run();
      if (Object.values(deleted).some((count) => count > 0)) log.info({ ...deleted, days }, 'deleted what was too old');
    },
    { intervalMs: dayMs, onFailure: (reason) => log.error({ reason }, 'what is too old could not be deleted') },
  );
  return { run, ...task };

  /** Rejects where the store fails; what was deleted until then stays deleted. */
  async function run(): Promise<Deleted> {
    const at = now();
    const before = days === undefined ? undefined : at - days * dayMs;
    const judged = await judgeClock(store.db, at, before ?? at - questionDays * dayMs);
    if (!judged.goesOn) {
      const since = judged.since === undefined ? undefined : new Date(judged.since).toISOString();
      log.warn({ clock: new Date(at).toISOString(), since }, 'the clock may be wrong: nothing is deleted for a day');
      return nothing;
    }
    store.dropOldCopies(at);
    const deleted = await deleteExpired(store.db, { before, at });
    await noteDeletion(store.db, at);
    // Where others read the files, they are scrubbed later.
    await scrubDeleted(store, scrubPatienceMs).catch(() => undefined);
    return deleted;
  }
}

/** How much later a run may be than the one before: runs are a day apart, and the machine may have been off for another. */
const longestMs = 2 * dayMs;
/** The wait of a day, less what timers and clocks differ by. */
const waitMs = 23 * 3_600_000;

/** What the retention knows of the time: the clock of a machine may start years ahead. */
interface Noted {
  /** When it last deleted; undefined before it has. */
  at?: Moment;
  /** Since when it waits, by a clock that may be wrong. */
  waitsSince?: Moment;
}

async function readNoted(db: Db): Promise<Noted> {
  return JSON.parse((await readSetting(db, 'retention')) ?? '{}') as Noted;
}

export type Judgement = { goesOn: true } | { goesOn: false; since: Moment | undefined };

/**
 * Judges the clock before anything is deleted by age. Where it is further than since the run before, or since the newest row
 * where there was none, or where the newest row would go too, a run waits for a day: if the clock is wrong, somebody has that
 * long to notice.
 * @param limit what was created before it is to go
 */
async function judgeClock(db: Db, now: Moment, limit: Moment): Promise<Judgement> {
  const [{ at, waitsSince }, newest] = [await readNoted(db), await newestRow(db)];
  const since = at ?? newest;
  const isLeap = since !== undefined && now - since > longestMs;
  const isLast = newest !== undefined && newest < limit;
  const hasWaited = waitsSince !== undefined && now - waitsSince >= waitMs && now - waitsSince <= longestMs;
  const goesOn = !(isLeap || isLast) || hasWaited;
  const isWaiting = waitsSince !== undefined && now >= waitsSince && now - waitsSince < waitMs;
  const noted: Noted = goesOn
    ? { at: now }
    : { ...(at === undefined ? {} : { at }), waitsSince: isWaiting ? waitsSince : now };
  await writeSetting(db, 'retention', JSON.stringify(noted));
  return goesOn ? { goesOn } : { goesOn, since };
}

/** Since when nothing is deleted by age, because the clock seems to be wrong; undefined where it has been set since. */
export async function waitsSince(db: Db, now: Moment): Promise<Moment | undefined> {
  const { waitsSince } = await readNoted(db);
  return waitsSince !== undefined && Math.abs(now - waitsSince) <= longestMs ? waitsSince : undefined;
}

/** The clock, but no later than the retention may have come: by this, commands delete what is too old. */
export async function retentionTime(db: Db, now: Moment): Promise<Moment> {
  const { at } = await readNoted(db);
  return at === undefined ? now : Math.min(now, at + longestMs);
}

const dated = [
  ['lead', 'createdAt'],
  ['outbox', 'createdAt'],
  ['subscriber', 'updatedAt'],
  ['question', 'createdAt'],
  ['conversation', 'changedAt'],
  ['ownerAudit', 'at'],
] as const;

/** When the newest row of those that are deleted by age was written. */
async function newestRow(db: Db): Promise<Moment | undefined> {
  const moments: Moment[] = [];
  for (const [table, column] of dated) {
    const newest = db.selectFrom(table).select(sql<Moment | null>`max(${sql.ref(column)})`.as('at'));
    const { at } = await newest.executeTakeFirstOrThrow();
    if (at !== null) moments.push(at);
  }
  return moments.length > 0 ? Math.max(...moments) : undefined;
}
