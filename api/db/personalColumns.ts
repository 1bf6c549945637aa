import type { Tables } from './tables.ts';

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
