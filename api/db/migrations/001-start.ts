import { randomBytes } from 'node:crypto';
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { withoutStatistics } from '../personalColumns.ts';

/** All tables of the first release (`tables.ts` says what they hold). `bigint` holds milliseconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...indexes]) await sql.raw(statement).execute(db);
  // Both rows are there from the start, so that an update decides which process acts.
  await sql`INSERT INTO "outage" ("channel", "toldAt") VALUES ('mail', 0), ('webhook', 0)`.execute(db);
  // The store's own secret (`serverSecret`), made before the first backup, which without it could not apply erasures.
  const secret = randomBytes(32).toString('base64url');
  await sql`INSERT INTO "setting" ("name", "value") VALUES ('tokenSecret', ${secret})`.execute(db);
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await foldFunction.execute(db);
  await withoutStatistics(db);
}

const tables = [
  `CREATE TABLE "lead" ("id" text PRIMARY KEY, "createdAt" bigint NOT NULL, "status" text NOT NULL, "spamReason" text,
    "name" text NOT NULL, "company" text NOT NULL, "email" text NOT NULL, "phone" text NOT NULL, "service" text NOT NULL,
    "message" text NOT NULL, "page" text, "idempotencyKey" text UNIQUE)`,
  `CREATE TABLE "leadState" ("leadId" text PRIMARY KEY REFERENCES "lead" ("id") ON DELETE CASCADE, "state" text NOT NULL,
    "answeredAt" bigint, "changedAt" bigint, "changedBy" text)`,
  `CREATE TABLE "leadNote" ("id" text PRIMARY KEY, "leadId" text NOT NULL REFERENCES "lead" ("id") ON DELETE CASCADE,
    "at" bigint NOT NULL, "email" text NOT NULL, "text" text NOT NULL)`,
  `CREATE TABLE "subscriber" ("id" text PRIMARY KEY, "email" text NOT NULL, "list" text NOT NULL, "status" text NOT NULL,
    "createdAt" bigint NOT NULL, "updatedAt" bigint NOT NULL, CONSTRAINT "subscriberEmailList" UNIQUE ("email", "list"))`,
  `CREATE TABLE "consent" ("id" text PRIMARY KEY, "subscriberId" text NOT NULL REFERENCES "subscriber" ("id") ON DELETE CASCADE,
    "event" text NOT NULL, "at" bigint NOT NULL, "wordingVersion" text NOT NULL, "page" text)`,
  `CREATE TABLE "suppression" ("address" text NOT NULL, "reason" text NOT NULL, "email" text, "at" bigint NOT NULL,
    CONSTRAINT "suppressionAddressReason" PRIMARY KEY ("address", "reason"))`,
  `CREATE TABLE "outbox" ("id" text PRIMARY KEY, "kind" text NOT NULL, "leadId" text REFERENCES "lead" ("id") ON DELETE CASCADE,
    "createdAt" bigint NOT NULL, "recipient" text NOT NULL, "payload" text NOT NULL, "status" text NOT NULL,
    "attempts" integer NOT NULL, "nextAttemptAt" bigint NOT NULL, "lockedUntil" bigint NOT NULL, "lastError" text, "sentAt" bigint)`,
  `CREATE TABLE "outage" ("channel" text PRIMARY KEY, "since" bigint, "firstFailureAt" bigint, "toldAt" bigint NOT NULL)`,
  `CREATE TABLE "recipient" ("mailbox" text PRIMARY KEY, "mails" text NOT NULL, "expiresAt" bigint NOT NULL)`,
  `CREATE TABLE "setting" ("name" text PRIMARY KEY, "value" text NOT NULL)`,
  `CREATE TABLE "probe" ("id" integer PRIMARY KEY, "at" bigint NOT NULL, "padding" text NOT NULL)`,
  `CREATE TABLE "question" ("id" text PRIMARY KEY, "createdAt" bigint NOT NULL, "text" text NOT NULL)`,
  `CREATE TABLE "questionAside" ("topic" text PRIMARY KEY, "how" text NOT NULL, "at" bigint NOT NULL)`,
  `CREATE TABLE "ownerAsked" ("address" text PRIMARY KEY, "mails" text NOT NULL, "tries" text NOT NULL, "expiresAt" bigint NOT NULL)`,
  `CREATE TABLE "ownerSignIn" ("id" text PRIMARY KEY, "address" text NOT NULL DEFAULT '', "email" text NOT NULL,
    "browserHash" text UNIQUE, "linkHash" text NOT NULL UNIQUE, "codeHash" text NOT NULL, "createdAt" bigint NOT NULL,
    "expiresAt" bigint NOT NULL, "tries" integer NOT NULL, "usedAt" bigint)`,
  `CREATE TABLE "ownerSession" ("id" text PRIMARY KEY, "tokenHash" text NOT NULL UNIQUE, "email" text NOT NULL, "device" text,
    "createdAt" bigint NOT NULL, "seenAt" bigint NOT NULL)`,
  `CREATE TABLE "ownerAudit" ("id" text PRIMARY KEY, "at" bigint NOT NULL, "email" text NOT NULL, "action" text NOT NULL,
    "subject" text, "detail" text)`,
  `CREATE TABLE "ownerWarning" ("kind" text NOT NULL, "subject" text NOT NULL, "toldAt" bigint NOT NULL,
    CONSTRAINT "ownerWarningKey" PRIMARY KEY ("kind", "subject"))`,
  `CREATE TABLE "vital" ("day" text NOT NULL, "page" text NOT NULL, "metric" text NOT NULL, "value" integer NOT NULL,
    "count" integer NOT NULL, CONSTRAINT "vitalKey" PRIMARY KEY ("day", "page", "metric", "value"))`,
];

const indexes = [
  `CREATE INDEX "leadStatusCreatedAt" ON "lead" ("status", "createdAt")`,
  `CREATE INDEX "leadNoteLead" ON "leadNote" ("leadId", "at")`,
  `CREATE INDEX "subscriberCreatedAt" ON "subscriber" ("createdAt")`,
  `CREATE INDEX "consentSubscriber" ON "consent" ("subscriberId")`,
  `CREATE INDEX "suppressionEmail" ON "suppression" ("email")`,
  `CREATE INDEX "suppressionAt" ON "suppression" ("at")`,
  `CREATE INDEX "outboxDue" ON "outbox" ("status", "nextAttemptAt")`,
  `CREATE INDEX "outboxLead" ON "outbox" ("leadId")`,
  `CREATE INDEX "recipientExpiresAt" ON "recipient" ("expiresAt")`,
  `CREATE INDEX "questionCreatedAt" ON "question" ("createdAt")`,
  `CREATE INDEX "ownerSignInEmail" ON "ownerSignIn" ("email", "createdAt")`,
  `CREATE INDEX "ownerAuditAt" ON "ownerAudit" ("at")`,
];

/**
 * The function by which searches compare texts, as `foldText` does: an SQLite gets it whenever it is opened. Most texts
 * are ASCII alone, and a search folds each that is stored: for these it is a fast one.
 */
const foldFunction = sql`
    CREATE OR REPLACE FUNCTION "fold"(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $fold$
    BEGIN
      IF octet_length(value) = char_length(value) THEN RETURN lower(replace(replace(value, '''', ''), '\`', '')); END IF;
      RETURN replace(replace(replace(replace(
        translate(
          lower(translate(
            regexp_replace(
              normalize(translate(value, '''\`´‘’‚‛ʻʼʹ′＇', ''), NFKD), '[\u0300-\u036f]', '', 'g'),
            'ÆŒØŁĐÐÞẞĦŦŊ', 'æœøłđðþßħŧŋ')),
          'øłđðıħŧŋĸ‐‑‒–—―−', 'olddihtnk-------'),
        'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss');
    END
    $fold$`;
