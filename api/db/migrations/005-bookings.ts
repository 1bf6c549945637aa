import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { withoutStatistics } from '../personalColumns.ts';

/** Booked times, blocked ones, and when people are busy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  if (db.getExecutor().adapter instanceof PostgresAdapter) await withoutStatistics(db);
}

const statements = [
  `CREATE TABLE "booking" ("id" text PRIMARY KEY, "leadId" text NOT NULL REFERENCES "lead" ("id") ON DELETE CASCADE,
    "kind" text NOT NULL, "startsAt" bigint NOT NULL, "minutes" integer NOT NULL, "resource" text NOT NULL, "state" text NOT NULL,
    "sequence" integer NOT NULL, "changedAt" bigint NOT NULL, "timezone" text, "remindedAt" bigint, "createdAt" bigint NOT NULL)`,
  `CREATE TABLE "bookingQuarter" ("resource" text NOT NULL, "quarter" bigint NOT NULL,
    "bookingId" text NOT NULL REFERENCES "booking" ("id") ON DELETE CASCADE,
    CONSTRAINT "bookingQuarterOnce" PRIMARY KEY ("quarter", "resource"))`,
  `CREATE TABLE "bookingBlock" ("id" text PRIMARY KEY, "resource" text, "startsAt" bigint NOT NULL, "endsAt" bigint NOT NULL,
    "createdAt" bigint NOT NULL)`,
  `CREATE TABLE "busyCalendar" ("resource" text PRIMARY KEY, "readAt" bigint NOT NULL, "failingSince" bigint, "spans" text NOT NULL)`,
  `CREATE INDEX "bookingLead" ON "booking" ("leadId")`,
  `CREATE INDEX "bookingStartsAt" ON "booking" ("startsAt")`,
  `CREATE INDEX "bookingQuarterBooking" ON "bookingQuarter" ("bookingId")`,
  `CREATE INDEX "bookingBlockEndsAt" ON "bookingBlock" ("endsAt")`,
];
