import type { Db } from '../db/open.ts';
import type { WarningKind } from '../db/ownerTables.ts';
import type { Moment } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { isTooOld, lastBackup } from '../db/backups.ts';
import type { Disk } from './disk.ts';

const minuteMs = 60_000;
const undeliverableMs = 10 * minuteMs;
/** A disk is nearly full below the first share of free space, and no more above the second, so that it does not flicker. */
const nearlyFull = 0.1;
const roomAgain = 0.12;
/** Requests in quarantine that are looked at, the newest first. */
const mostHeldBack = 50;

export const isNearlyFull = ({ freeShare }: Disk): boolean => freeShare < nearlyFull;

/** Something that the owner is warned of. */
export interface Condition {
  kind: WarningKind;
  /** As in `ownerWarning`. */
  subject: string;
}

interface ConditionParts {
  env: Pick<Env, 'STORE_FILE' | 'DATABASE_URL'>;
  disk: Disk;
  /** The reason of what only a program fills in. */
  honeypotReason: string;
  now: Moment;
}

/** What is the case now. @param known what the owner has been warned of already */
export async function readConditions(
  db: Db,
  known: readonly Condition[],
  { env, disk, honeypotReason, now }: ConditionParts,
): Promise<Condition[]> {
  const wasFull = known.some(({ kind, subject }) => kind === 'disk' && subject === disk.machine);
  const inMemory = !env.DATABASE_URL && env.STORE_FILE === ':memory:';
  return [
    ...((await undeliveredChannels(db, now)).length > 0 ? [{ kind: 'undeliverable', subject: '' } as const] : []),
    ...(await probableCustomers(db, honeypotReason, known)).map((subject) => ({ kind: 'heldBack', subject }) as const),
    ...((wasFull ? disk.freeShare < roomAgain : isNearlyFull(disk))
      ? [{ kind: 'disk', subject: disk.machine } as const]
      : []),
    ...(!inMemory && isTooOld(await lastBackup(db, now), now) ? [{ kind: 'backup', subject: '' } as const] : []),
  ];
}

/** The kinds of notices of requests that have not left for ten minutes, whether they are still tried or not. */
export async function undeliveredChannels(db: Db, now: Moment): Promise<('owner-notification' | 'webhook')[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('kind')
    .distinct()
    .where('kind', 'in', ['owner-notification', 'webhook'])
    .where('leadId', 'is not', null)
    .where('createdAt', '<=', now - undeliverableMs)
    .where((is) => is.or([is('status', '=', 'parked'), is.and([is('status', '=', 'queued'), is('attempts', '>', 0)])]))
    .execute();
  return rows.map(({ kind }) => kind as 'owner-notification' | 'webhook');
}

/** Requests in quarantine that a person may have sent: quickly, as a browser that fills forms in does, and without a link. */
async function probableCustomers(db: Db, honeypotReason: string, known: readonly Condition[]): Promise<string[]> {
  const held = db.selectFrom('lead').select(['id', 'message']).where('status', '=', 'quarantined');
  const newest = await held
    .where('spamReason', '!=', honeypotReason)
    .orderBy('createdAt', 'desc')
    .limit(mostHeldBack)
    .execute();
  const told = known.flatMap(({ kind, subject }) => (kind === 'heldBack' ? [subject] : []));
  const still = told.length > 0 ? await held.where('id', 'in', told).execute() : [];
  const persons = newest.filter(({ message }) => !/https?:|www\.|<a\s/i.test(message));
  return [...new Set([...persons, ...still].map(({ id }) => id))];
}
