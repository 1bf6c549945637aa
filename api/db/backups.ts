import type { Db } from './open.ts';
import { advanceSetting, readSetting, writeSetting } from './settings.ts';
import type { Moment } from './tables.ts';
import { isWithin } from './waits.ts';

/** A day, and an hour more: a daily timer is not exact. */
const longestMs = 25 * 3_600_000;

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
