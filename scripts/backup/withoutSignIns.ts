import type { DatabaseSync } from 'node:sqlite';

/** What signs in to the desk: it may have ended by the time that a copy is restored. */
const signIns = [
  ['ownerSession', ''],
  ['ownerSignIn', ''],
  ['outbox', " WHERE kind = 'owner-sign-in'"],
] as const;

/** Takes sessions of the owner's desk, links to sign in and their mails out of a copy, from its file too. */
export function withoutSignIns(copy: DatabaseSync): void {
  copy.exec('PRAGMA secure_delete = ON');
  const tables = copy.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const known = new Set(tables.map(({ name }) => String(name)));
  // A store of an earlier version has not got them all.
  for (const [table, which] of signIns) if (known.has(table)) copy.exec(`DELETE FROM "${table}"${which}`);
}
