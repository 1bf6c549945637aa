import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { personalColumns } from '#api/db/personalColumns.ts';
import { readSetting } from '#api/db/settings.ts';
import { makePeople } from '#api/privacy/people.ts';
import { withoutPostgres } from '#tests/support/postgres.ts';
import { addLead, addMessage, addSubscriber } from '#tests/support/rows.ts';
import { bothStores, freshDatabase, opened } from '#tests/support/stores.ts';

const people = Array.from({ length: 40 }, (_, index) => ({
  name: `Grace Brewster ${index}`,
  company: `Cobol Harbour ${index}`,
  email: `grace${index}@harbour.example`,
  phone: `902-555-${1000 + index}`,
  message: `Our crane ${index} is slow.`,
  page: `/contact?crane=${index}`,
}));

async function writeAll({ db }: Store): Promise<void> {
  for (const person of people) {
    const lead = await addLead(db, person);
    await addMessage(db, { leadId: lead.id, recipient: person.email, payload: JSON.stringify(person) });
    await addSubscriber(db, { email: person.email }, ['requested']);
  }
  await sql`ANALYZE`.execute(db);
}

/** The statistics in which something of the people is. */
async function statistics({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`SELECT tablename || '.' || attname AS "column" FROM pg_stats
    WHERE schemaname = 'public' AND concat(most_common_vals, histogram_bounds) ~ 'harbour|Harbour|Brewster|crane|902-555'
    ORDER BY 1`.execute(db);
  return rows.map(({ column }) => column);
}

it.skipIf(withoutPostgres)('a PostgreSQL has no person in its statistics, before an erasure or after', async () => {
  const store = await opened({ url: await freshDatabase() });
  await writeAll(store);
  expect(await statistics(store)).toEqual([]);
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM pg_stats WHERE tablename = 'lead'
    AND attname IN ('id', 'createdAt', 'status')`.execute(store.db);
  expect(rows).toEqual([{ count: 3 }]);
  for (const { email } of people) await makePeople(store).erase(email);
  await sql`ANALYZE`.execute(store.db);
  expect(await statistics(store)).toEqual([]);
  expect(await readSetting(store.db, 'unscrubbed')).toBeUndefined();
});

it.each(bothStores)('of each text column in a $name store it is said whether a person is in it', async ({ open }) => {
  const store = await open();
  const known = Object.entries(personalColumns).flatMap(([table, columns]) =>
    columns.map((name) => `${table}.${name}`),
  );
  const texts = (await store.db.introspection.getTables()).flatMap(({ name: table, columns }) =>
    columns.flatMap(({ name, dataType }) => (dataType.toLowerCase() === 'text' ? [`${table}.${name}`] : [])),
  );
  expect(texts.filter((column) => !known.includes(column)).sort()).toEqual(impersonal);
  expect(known.filter((column) => !texts.includes(column))).toEqual([]);
  if (store.kind === 'postgres') {
    const { rows } = await sql<{ column: string }>`SELECT relname || '.' || attname AS "column" FROM pg_attribute
      JOIN pg_class ON pg_class.oid = attrelid WHERE attstattarget = 0`.execute(store.db);
    expect(rows.map(({ column }) => column).sort()).toEqual([...known].sort());
  }
});

/** Ids, names of states, and what the service says of itself. */
const impersonal = Object.entries({
  booking: ['id', 'kind', 'leadId', 'resource', 'state'],
  bookingBlock: ['id', 'resource'],
  bookingQuarter: ['bookingId', 'resource'],
  breach: ['day', 'id', 'risk'],
  busyCalendar: ['resource'],
  consent: ['event', 'id', 'subscriberId', 'wordingVersion'],
  conversation: ['id', 'leadId', 'personId', 'state'],
  conversationMessage: ['conversationId', 'personId', 'sender'],
  erasure: ['key'],
  heldSignUp: ['id', 'kind', 'reason'],
  lead: ['id', 'kind', 'service', 'spamReason', 'status'],
  leadNote: ['id', 'leadId'],
  leadState: ['leadId', 'state'],
  outage: ['channel'],
  outbox: ['id', 'kind', 'leadId', 'status'],
  ownerAudit: ['action', 'id'],
  ownerSession: ['id'],
  ownerSignIn: ['id'],
  ownerWarning: ['kind', 'subject'],
  presence: ['personId'],
  probe: ['padding'],
  question: ['id'],
  questionAside: ['how'],
  setting: ['name'],
  subscriber: ['id', 'list', 'status'],
  suppression: ['reason'],
  vital: ['day', 'metric', 'page'],
}).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));
