import type { Db } from './open.ts';
import type { Moment, NewOutboxMessage, Tables } from './tables.ts';
import { isWithin } from './waits.ts';

type Name = Tables['setting']['name'];

export async function readSetting(db: Db, name: Name): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** A setting that is made when it is first asked for. Of processes that ask at the same time the first to write wins. */
export async function settingOnce(db: Db, name: Name, make: () => string): Promise<string> {
  const known = await readSetting(db, name);
  if (known) return known;
  await advanceSetting(db, name, undefined, make());
  return (await readSetting(db, name)) ?? '';
}

export async function writeSetting(db: Db, name: Name, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Changes a setting from what was read; false where another process was first. @param from undefined where there was none */
export async function advanceSetting(db: Db, name: Name, from: string | undefined, value: string): Promise<boolean> {
  const advanced = await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where('setting.value', '=', from ?? ''),
    )
    .returning('value')
    .executeTakeFirst();
  return advanced !== undefined;
}

/**
 * Queues messages to the owner, and notes until when the owner has been told. Of several processes the first does it.
 * Not through `enqueue`: its limits protect strangers' mailboxes, and these go to the owner.
 */
export async function queueOnce(
  db: Db,
  { name, from, until }: { name: Name; from: string | undefined; until: Moment },
  messages: readonly NewOutboxMessage[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isFirst = await advanceSetting(transaction, name, from, String(until));
    if (isFirst && messages.length > 0) await transaction.insertInto('outbox').values(messages).execute();
  });
}

const hourMs = 3_600_000;
/** A day, and an hour more: a daily timer is not exact. */
const longestMs = 25 * hourMs;

export interface Backup {
  at: Moment;
  /**
   * `checked`: read from end to end before it got its name. `noted`: made by another tool, which told so.
   * `none`: there has been none since `at`, when the store was first watched.
   */
  how: 'checked' | 'noted' | 'none';
  bytes?: number;
}

export const noteBackup = (db: Db, backup: Backup): Promise<void> => writeSetting(db, 'backup', JSON.stringify(backup));

/** The last backup; where there has been none, since when one is missed. */
export async function lastBackup(db: Db, now: Moment): Promise<Backup> {
  const noted = await readSetting(db, 'backup');
  if (noted) return JSON.parse(noted) as Backup;
  const none: Backup = { at: now, how: 'none' };
  await advanceSetting(db, 'backup', undefined, JSON.stringify(none));
  return none;
}

export const isTooOld = ({ at }: Backup, now: Moment): boolean => !isWithin(at, now, longestMs + 1);
