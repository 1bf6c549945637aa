import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { withoutStatistics } from '../personalColumns.ts';

/** Conversations with a person, and who is at the desk to answer them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  if (db.getExecutor().adapter instanceof PostgresAdapter) await withoutStatistics(db);
}

const statements = [
  `CREATE TABLE "conversation" ("id" text PRIMARY KEY, "secretHash" text NOT NULL, "createdAt" bigint NOT NULL,
    "changedAt" bigint NOT NULL, "number" integer NOT NULL, "state" text NOT NULL, "askedAt" bigint NOT NULL, "lateAt" bigint,
    "takenBy" text, "personId" text, "page" text, "summary" text, "leadId" text REFERENCES "lead" ("id") ON DELETE CASCADE)`,
  `CREATE TABLE "conversationMessage" ("conversationId" text NOT NULL REFERENCES "conversation" ("id") ON DELETE CASCADE,
    "number" integer NOT NULL, "at" bigint NOT NULL, "sender" text NOT NULL, "text" text NOT NULL, "personId" text, "key" text,
    CONSTRAINT "conversationMessageNumber" PRIMARY KEY ("conversationId", "number"),
    CONSTRAINT "conversationMessageKey" UNIQUE ("conversationId", "key"))`,
  `CREATE TABLE "presence" ("email" text PRIMARY KEY, "personId" text, "until" bigint NOT NULL, "seenAt" bigint NOT NULL)`,
  `CREATE INDEX "conversationState" ON "conversation" ("state")`,
  `CREATE INDEX "conversationChangedAt" ON "conversation" ("changedAt")`,
  `CREATE INDEX "conversationCreatedAt" ON "conversation" ("createdAt")`,
  `CREATE INDEX "conversationLead" ON "conversation" ("leadId")`,
];
