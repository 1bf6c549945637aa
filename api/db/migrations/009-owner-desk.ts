import type { Kysely } from 'kysely';

/** Sign-ins, sessions and the audit log of the owner's desk, and what the owner notes about leads. `bigint` holds milliseconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ownerSignIn')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('browserHash', 'text', (column) => column.unique())
    .addColumn('linkHash', 'text', (column) => column.notNull().unique())
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('usedAt', 'bigint')
    .execute();
  await db.schema.createIndex('ownerSignInEmail').on('ownerSignIn').columns(['email', 'createdAt']).execute();

  await db.schema
    .createTable('ownerSession')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('seenAt', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('ownerAudit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .execute();
  await db.schema.createIndex('ownerAuditAt').on('ownerAudit').column('at').execute();

  await db.schema
    .createTable('leadState')
    .addColumn('leadId', 'text', (column) => column.primaryKey().references('lead.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('answeredAt', 'bigint')
    .execute();
  await db.schema
    .createTable('leadNote')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('leadId', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('leadNoteLead').on('leadNote').columns(['leadId', 'at']).execute();
}
