import type { Site } from '../../data/rules/schema/site.ts';
import type { Db, Store } from '../db/open.ts';
import type { WarningKind } from '../db/ownerTables.ts';
import type { Moment } from '../db/tables.ts';
import { isOverIn, isWithin } from '../db/waits.ts';
import type { Env } from '../env.ts';
import { defaultLeaseMs } from '../mail/queue.ts';
import { failingChannels } from '../mail/outages.ts';
import type { MessageWriter } from '../mail/messageWriter.ts';
import { type Condition, readConditions, undeliveredChannels } from './conditions.ts';
import { type Disk, readDisk } from './disk.ts';
import { findRequest } from './requestList.ts';

const hourMs = 3_600_000;
/** Requests that are held back within so long after the owner was warned of one are told of together. */
const heldBackEveryMs = hourMs;
/** Requests in quarantine that the owner is warned of at a time; past them a flood is under way, and the daily digest tells of it. */
const mostHeldBack = 200;

interface WarningsParts {
  store: Pick<Store, 'db'>;
  messageWriter: Pick<MessageWriter, 'warningChannels' | 'forWarning' | 'asCalls'>;
  site: Pick<Site, 'messages'>;
  env: Pick<Env, 'STORE_FILE' | 'DATABASE_URL'>;
  now?: () => Moment;
  /** The disk to watch; by default that of the environment. */
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
  const quiet = held.length >= mostHeldBack || held.some(({ toldAt }) => isWithin(toldAt, at, heldBackEveryMs));
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
    const { numDeletedRows } = await db
      .deleteFrom('ownerWarning')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    const released = kind === 'heldBack' ? await findRequest(db, subject) : undefined;
    const isGone = kind === 'heldBack' && (!released || released.state === 'spam');
    if (numDeletedRows > 0n && !isGone) kinds.push(kind);
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
    .where(isOverIn('lockedUntil', at, defaultLeaseMs))
    .returning('payload')
    .execute();
  return rows.map(({ payload }) => payload);
}
