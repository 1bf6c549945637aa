import type { Kysely } from 'kysely';

/** Leads, subscribers with their consents, and the outbox. `bigint` holds milliseconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('spamReason', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('idempotencyKey', 'text', (column) => column.unique())
    .execute();
  await db.schema.createIndex('leadStatusCreatedAt').on('lead').columns(['status', 'createdAt']).execute();

  await db.schema
    .createTable('subscriber')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('subscriberEmailList', ['email', 'list'])
    .execute();

  await db.schema
    .createTable('consent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscriberId', 'text', (column) => column.notNull().references('subscriber.id').onDelete('cascade'))
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('wordingVersion', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .execute();
  await db.schema.createIndex('consentSubscriber').on('consent').column('subscriberId').execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('leadId', 'text', (column) => column.references('lead.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('nextAttemptAt', 'bigint', (column) => column.notNull())
    .addColumn('lockedUntil', 'bigint', (column) => column.notNull())
    .addColumn('lastError', 'text')
    .addColumn('sentAt', 'bigint')
    .execute();
  await db.schema.createIndex('outboxDue').on('outbox').columns(['status', 'nextAttemptAt']).execute();
  await db.schema.createIndex('outboxLead').on('outbox').column('leadId').execute();
}
