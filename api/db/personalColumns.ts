import type { Tables } from './tables.ts';
import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * The columns of each table that may hold something of a person: their words, an address, a hash of either, or a secret. A
 * PostgreSQL keeps no statistics about them, because statistics hold values that outlast their rows. One that is added here
 * needs a migration that calls `withoutStatistics`.
 */
export const personalColumns: { readonly [Table in keyof Tables]: readonly (keyof Tables[Table])[] } = {
  lead: ['name', 'company', 'email', 'phone', 'message', 'page', 'idempotencyKey'],
  leadState: ['changedBy'],
  leadNote: ['email', 'text'],
  subscriber: ['email'],
  consent: ['page'],
  suppression: ['address', 'email'],
  outbox: ['recipient', 'payload', 'lastError'],
  question: ['text'],
  questionAside: ['topic'],
  recipient: ['mailbox', 'mails'],
  ownerAsked: ['address', 'mails', 'tries'],
  ownerSignIn: ['address', 'email', 'browserHash', 'linkHash', 'codeHash'],
  ownerSession: ['tokenHash', 'email', 'device'],
  ownerAudit: ['email', 'subject', 'detail'],
  erasure: ['id', 'person'],
  breach: ['what', 'whom', 'why', 'told'],
  heldSignUp: ['email', 'payload'],
  conversation: ['secretHash', 'takenBy', 'page', 'summary'],
  conversationMessage: ['text', 'key'],
  presence: ['email'],
  booking: ['timezone'],
  bookingQuarter: [],
  bookingBlock: [],
  busyCalendar: ['spans'],
  setting: ['value'],
  outage: [],
  probe: [],
  ownerWarning: [],
  vital: [],
};

/** Every table that holds something of a person. */
export const personalTables: readonly string[] = Object.entries(personalColumns).flatMap(([table, columns]) =>
  columns.length > 0 ? [table] : [],
);

/**
 * Keeps a PostgreSQL from gathering statistics about the columns of people that there are so far, and deletes what it has
 * gathered: values of deleted rows stay readable there, by SQL, and of an emptied table for good. Does nothing to columns that
 * are without already.
 */
export async function withoutStatistics(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT relname AS "table", attname AS "column" FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
      AND attstattarget IS DISTINCT FROM 0`.execute(db);
  const names = new Map<string, readonly string[]>(Object.entries(personalColumns));
  for (const { table, column } of rows) {
    if (!names.get(table)?.includes(column)) continue;
    // To set the type, though it is the same, deletes the statistics; to gather none leaves those that there are.
    await sql`ALTER TABLE ${sql.id(table)} ALTER COLUMN ${sql.id(column)} SET STATISTICS 0,
      ALTER COLUMN ${sql.id(column)} TYPE text`.execute(db);
  }
}
