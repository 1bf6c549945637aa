import { type Kysely, sql } from 'kysely';

/** What a request is: told until now by its text, which an owner may word otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `ALTER TABLE "lead" ADD COLUMN "kind" text NOT NULL DEFAULT 'contact'`,
  `UPDATE "lead" SET "kind" = 'call' WHERE "id" IN (SELECT "leadId" FROM "booking")`,
  `UPDATE "lead" SET "kind" = 'chat' WHERE "id" IN (SELECT "leadId" FROM "conversation")`,
  `UPDATE "lead" SET "kind" = 'quote' WHERE "company" = '' AND "message" LIKE 'Quote requested from the price calculator%'`,
];
