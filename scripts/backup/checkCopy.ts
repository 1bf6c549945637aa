import { DatabaseSync } from 'node:sqlite';

/** What signs in to the desk: it may have ended by the time that a copy is restored. */
const signIns = [
  ['ownerSession', ''],
  ['ownerSignIn', ''],
  ['outbox', " WHERE kind = 'owner-sign-in'"],
] as const;

export interface CountedTable {
  table: string;
  rows: number;
}

/**
 * Takes out of a copy of the store what signs in, runs SQLite's integrity check on it, and counts its rows.
 * @throws Error where it is damaged, or no store
 */
export function checkCopy(file: string): CountedTable[] {
  // Out of WAL mode, so that the copy is one file without a journal beside it.
  const made = new DatabaseSync(file);
  try {
    made.exec('PRAGMA journal_mode = DELETE');
    withoutSignIns(made);
  } finally {
    made.close();
  }
  const copied = new DatabaseSync(file, { readOnly: true });
  try {
    const faults = copied
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => String(row.integrity_check));
    if (faults.join() !== 'ok') throw new Error(faults.slice(0, 5).join('; '));
    const all = copied.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
    const names = all.map(({ name }) => String(name));
    if (!names.includes('lead') || !names.includes('kysely_migration')) throw new Error('it is no store of this site');
    return names
      .filter((name) => !/^(?:sqlite|kysely)/.test(name) && name !== 'probe')
      .map((table) => ({ table, rows: Number(copied.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()?.rows) }));
  } finally {
    copied.close();
  }
}

/** Takes sessions of the owner's desk, links to sign in and their mails out of a copy, from its file too. */
function withoutSignIns(copy: DatabaseSync): void {
  copy.exec('PRAGMA secure_delete = ON');
  const tables = copy.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const known = new Set(tables.map(({ name }) => String(name)));
  // A store of an earlier version has not got them all.
  for (const [table, which] of signIns) if (known.has(table)) copy.exec(`DELETE FROM "${table}"${which}`);
}
