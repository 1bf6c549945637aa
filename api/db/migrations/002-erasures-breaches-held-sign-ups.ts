import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { withoutStatistics } from '../personalColumns.ts';

/**
 * The list of erasures, which was a file of each machine alone; the record of breaches; and sign-ups in quarantine, which were
 * mails of the outbox: these are moved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  if (db.getExecutor().adapter instanceof PostgresAdapter) await withoutStatistics(db);
}

const statements = [
  `CREATE TABLE "erasure" ("id" text PRIMARY KEY, "at" bigint NOT NULL, "key" text NOT NULL, "person" text NOT NULL)`,
  `CREATE TABLE "breach" ("id" text PRIMARY KEY, "day" text NOT NULL, "what" text NOT NULL, "whom" text NOT NULL,
    "risk" text NOT NULL, "why" text NOT NULL, "told" text NOT NULL, "createdAt" bigint NOT NULL, "changedAt" bigint NOT NULL)`,
  `CREATE TABLE "heldSignUp" ("id" text PRIMARY KEY, "createdAt" bigint NOT NULL, "kind" text NOT NULL, "email" text NOT NULL,
    "payload" text NOT NULL, "reason" text NOT NULL)`,
  `CREATE INDEX "heldSignUpCreatedAt" ON "heldSignUp" ("createdAt")`,
  `INSERT INTO "heldSignUp" ("id", "createdAt", "kind", "email", "payload", "reason")
    SELECT "id", "createdAt", "kind", "recipient", "payload", coalesce("lastError", '') FROM "outbox" WHERE "status" = 'quarantined'`,
  `DELETE FROM "outbox" WHERE "status" = 'quarantined'`,
];
