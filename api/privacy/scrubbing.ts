import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db, Store } from '../db/open.ts';
import { readSetting } from '../db/settings.ts';
import type { Moment } from '../db/tables.ts';
import { makeRepeatedTask, type RepeatedTask } from '../tasks.ts';

/** How long after a scrub that failed the next is tried, by any process of the store, also after a restart. */
const retryMs = 10_000;
/** How long a scrub that nobody waits for waits for other readers of the files. */
export const scrubPatienceMs = 1000;

const momentDigits = 13;

/** Notes, in the transaction of a deletion, that what was deleted may still be in the files of the store. */
export async function noteDeletion(db: Db, at: Moment): Promise<void> {
  const nonce = randomUUID();
  await db
    .insertInto('setting')
    .values({ name: 'unscrubbed', value: `${String(at).padStart(momentDigits, '0')} ${nonce}` })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        value: sql<string>`substr("setting"."value", 1, 13) || cast(${` ${nonce}`} as text)`,
      }),
    )
    .execute();
}

/** Whether what was deleted at a moment may still be in the files of the store. */
export async function isUnscrubbed(db: Db, at: Moment): Promise<boolean> {
  const noted = await readSetting(db, 'unscrubbed');
  return noted !== undefined && Number(noted.slice(0, momentDigits)) <= at;
}

/** Removes what was deleted from the files of the store. Rejects where others read them for `patienceMs` milliseconds. */
export async function scrubDeleted({ db, scrub }: Pick<Store, 'db' | 'scrub'>, patienceMs: number): Promise<void> {
  const noted = await readSetting(db, 'unscrubbed');
  await scrub(patienceMs);
  // Unless something else was deleted in the meantime.
  if (noted !== undefined)
    await db.deleteFrom('setting').where('name', '=', 'unscrubbed').where('value', '=', noted).execute();
}

/** Scrubs again, soon, where a scrub has failed or a process was ended before it. */
export function makeScrubbing({ store, log }: { store: Store; log: Logger }): RepeatedTask {
  let isFailing = false;
  return makeRepeatedTask(
    async () => {
      if ((await readSetting(store.db, 'unscrubbed')) === undefined) return;
      await scrubDeleted(store, scrubPatienceMs);
      if (isFailing) log.info('what was deleted is out of the files of the store');
      isFailing = false;
    },
    {
      intervalMs: retryMs,
      onFailure(reason) {
        if (!isFailing) log.warn({ reason }, 'what was deleted is still in the files of the store');
        isFailing = true;
      },
    },
  );
}
