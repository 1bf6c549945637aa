import { randomUUID } from 'node:crypto';
import type { Db } from '#api/db/open.ts';
import type { Lead, OutboxMessage, Subscriber } from '#api/db/tables.ts';
import { buildLead, buildOutboxMessage } from '#tests/support/buildLead.ts';

const at = Date.parse('2025-11-03T15:00:00Z');
const ann = { name: 'Ann Smith', company: 'Smith & Co', email: 'ann@smith.example', phone: '902-555-0101' };

/** Puts a lead into the store. */
export async function addLead(db: Db, facts: Partial<Lead> = {}): Promise<Lead> {
  const lead = buildLead({ createdAt: at, ...ann, service: 'managed', message: 'Our server is slow.', ...facts });
  await db.insertInto('lead').values(lead).execute();
  return lead;
}

/** Puts a message into the outbox. */
export async function addMessage(db: Db, facts: Partial<OutboxMessage> = {}): Promise<OutboxMessage> {
  const waiting = { kind: 'visitor-confirmation', createdAt: at, recipient: ann.email, nextAttemptAt: at } as const;
  const message = buildOutboxMessage({ ...waiting, payload: '{}', ...facts });
  await db.insertInto('outbox').values(message).execute();
  return message;
}

/** Puts somebody on the list, with evidence of each event. */
export async function addSubscriber(
  db: Db,
  facts: Partial<Subscriber> = {},
  events: readonly ('requested' | 'confirmed' | 'left')[] = ['requested'],
): Promise<Subscriber> {
  const subscriber: Subscriber = {
    id: randomUUID(),
    email: ann.email,
    list: 'newsletter',
    status: 'pending',
    createdAt: at,
    updatedAt: at,
    ...facts,
  };
  await db.insertInto('subscriber').values(subscriber).execute();
  for (const event of events) {
    const evidence = { id: randomUUID(), subscriberId: subscriber.id, event, at: subscriber.updatedAt };
    await db
      .insertInto('consent')
      .values({ ...evidence, wordingVersion: '1', page: null })
      .execute();
  }
  return subscriber;
}

const tables = ['lead', 'outbox', 'subscriber', 'consent'] as const;

/** How many rows each table holds. */
export async function countRows(db: Db): Promise<Record<(typeof tables)[number], number>> {
  const counted = { lead: 0, outbox: 0, subscriber: 0, consent: 0 };
  const idsOf = (table: string) => db.selectFrom(table as 'lead').select('id');
  for (const table of tables) counted[table] = (await idsOf(table).execute()).length;
  return counted;
}
