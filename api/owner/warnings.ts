import { isManyBooked } from '../bookings/bookingRows.ts';
import type { Db } from '../db/open.ts';
import type { WarningKind } from '../db/ownerTables.ts';
import type { Moment } from '../db/tables.ts';
import { isOverIn, isWithin } from '../db/waits.ts';
import type { Env } from '../env.ts';
import { leaseMs } from '../mail/queue.ts';
import { failingChannels } from '../mail/outages.ts';
import type { ReportParts } from '../mail/messageWriter.ts';
import { findRequest } from './requestList.ts';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { isTooOld, lastBackup } from '../db/backups.ts';
import { changedRows } from '../db/queries.ts';

const hourMs = 3_600_000;
/** Requests that are held back within so long after the owner was warned of one are told of together. */
const heldBackEveryMs = hourMs;
/** Requests in quarantine that the owner is warned of at a time; past them a flood is under way, and the daily digest tells of it. */
const maxHeldBack = 200;

interface WarningsParts extends ReportParts {
  env: Pick<Env, 'STORE_FILE' | 'DATABASE_URL'>;
  disk?: () => Promise<Disk>;
}

/** Warns the owner of each condition once, and tells once that it is over. Rows of the store decide which process does. */
export async function sendWarnings(parts: WarningsParts): Promise<void> {
  const { store, messageWriter, site, env, now = Date.now, disk = () => readDisk(env) } = parts;
  const honeypotReason = site.messages.mail.spamReasons.honeypot;
  const { mail, call } = messageWriter.warningChannels;
  if (!mail && !call) return;
  const at = now();
  const here = await disk();
  const known = await store.db.selectFrom('ownerWarning').selectAll().execute();
  const current = await readConditions(store.db, known, { env, disk: here, honeypotReason, now: at });
  const has = (list: readonly Condition[], { kind, subject }: Condition) =>
    list.some((other) => other.kind === kind && other.subject === subject);
  const held = known.filter(({ kind }) => kind === 'heldBack');
  const quiet = held.length >= maxHeldBack || held.some(({ toldAt }) => isWithin(toldAt, at, heldBackEveryMs));
  const begun = current.filter((one) => !has(known, one) && !(one.kind === 'heldBack' && quiet));
  // Another machine's disk is for that machine to judge.
  const over = known.filter((one) => !has(current, one) && !(one.kind === 'disk' && one.subject !== here.machine));
  const mailFails = mail && call && (await isMailFailing(store.db, at));
  if (begun.length + over.length === 0 && !mailFails) return;
  await store.db.transaction().execute(async (transaction) => {
    const channel = mail && !mailFails ? 'mail' : 'call';
    const messages = [
      ...messageWriter.forWarning({ kinds: await begin(transaction, begun, at), over: false, channel }),
      ...messageWriter.forWarning({ kinds: await end(transaction, over), over: true, channel }),
      ...(mailFails ? messageWriter.asCalls(await takeStuck(transaction, at)) : []),
    ];
    // Not through `enqueue`: its limits protect strangers' mailboxes, and these messages go to the owner.
    if (messages.length > 0) await transaction.insertInto('outbox').values(messages).execute();
  });
}

async function isMailFailing(db: Db, at: Moment): Promise<boolean> {
  return (await failingChannels(db)).has('mail') || (await undeliveredChannels(db, at)).includes('owner-notification');
}

/** Notes what the owner is warned of; returns the kind of each that no other process was first with. */
async function begin(db: Db, conditions: readonly Condition[], toldAt: Moment): Promise<WarningKind[]> {
  if (conditions.length === 0) return [];
  const rows = await db
    .insertInto('ownerWarning')
    .values(conditions.map(({ kind, subject }) => ({ kind, subject, toldAt })))
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .returning('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Forgets what is over; returns the kind of each that no other process was first with, but of requests that are erased or spam. */
async function end(db: Db, conditions: readonly Condition[]): Promise<WarningKind[]> {
  const kinds: WarningKind[] = [];
  for (const { kind, subject } of conditions) {
    const warning = db.deleteFrom('ownerWarning').where('kind', '=', kind).where('subject', '=', subject);
    const isFirst = (await changedRows(warning)) > 0;
    const released = kind === 'heldBack' ? await findRequest(db, subject) : undefined;
    const isGone = kind === 'heldBack' && (!released || released.state === 'spam');
    if (isFirst && !isGone) kinds.push(kind);
  }
  return kinds;
}

/** Takes mails with warnings that were tried in vain out of the outbox: the other channel takes them. Returns their payloads. */
async function takeStuck(db: Db, at: Moment): Promise<string[]> {
  const rows = await db
    .deleteFrom('outbox')
    .where('kind', '=', 'owner-warning')
    .where('status', '=', 'queued')
    .where('attempts', '>', 0)
    .where(isOverIn('lockedUntil', at, leaseMs))
    .returning('payload')
    .execute();
  return rows.map(({ payload }) => payload);
}

/** The disk of this machine that holds the store, or, where a PostgreSQL is the store, the service. */
export interface Disk {
  machine: string;
  freeBytes: number;
  /** Of what a process without privileges may use, from 0 to 1. */
  freeShare: number;
}

export async function readDisk({ DATABASE_URL, STORE_FILE }: Pick<Env, 'DATABASE_URL' | 'STORE_FILE'>): Promise<Disk> {
  const { bavail, bfree, blocks, bsize } = await statfs(DATABASE_URL ? '.' : dirname(STORE_FILE));
  return { machine: hostname(), freeBytes: bavail * bsize, freeShare: bavail / Math.max(1, blocks - bfree + bavail) };
}

const minuteMs = 60_000;
const undeliverableMs = 10 * minuteMs;
/** A disk is nearly full below the first share of free space, and no more above the second, so that it does not flicker. */
const nearlyFull = 0.1;
const roomAgain = 0.12;
/** Requests in quarantine that are looked at, the newest first. */
const maxLookedAt = 50;

export const isNearlyFull = ({ freeShare }: Disk): boolean => freeShare < nearlyFull;

interface Condition {
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

async function readConditions(
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
    ...((await isManyBooked(db, now)) ? [{ kind: 'bookings', subject: '' } as const] : []),
  ];
}

/** The kinds of notices of requests that have not left for ten minutes, whether they are still tried or not. */
async function undeliveredChannels(db: Db, now: Moment): Promise<('owner-notification' | 'webhook')[]> {
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
    .limit(maxLookedAt)
    .execute();
  const warned = known.flatMap(({ kind, subject }) => (kind === 'heldBack' ? [subject] : []));
  const still = warned.length > 0 ? await held.where('id', 'in', warned).execute() : [];
  const persons = newest.filter(({ message }) => !/https?:|www\.|<a\s/i.test(message));
  return [...new Set([...persons, ...still].map(({ id }) => id))];
}
