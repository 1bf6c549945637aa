import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { makePeople } from '#api/privacy/people.ts';
import { makeErasures } from '#api/privacy/erasures.ts';
import { makeRetention } from '#api/privacy/retention.ts';
import { isUnscrubbed, makeScrubbing, scrubDeleted } from '#api/privacy/scrubbing.ts';
import { addLead, addMessage, addSubscriber } from '#tests/support/rows.ts';
import { contactFields } from '#tests/support/contactFields.ts';
import { withoutPostgres } from '#tests/support/postgres.ts';
import { runScript } from '#tests/support/runScript.ts';
import { freshDatabase, insert, opened, temporaryFile } from '#tests/support/stores.ts';
import { inRelease } from '#tests/support/tier.ts';
import { startServer } from './startServer.ts';

const person = { name: 'Grace Brewster', company: 'Cobol Harbour', email: 'Grace@harbour.example' };
const needles = [...Object.values(person), 'grace@harbour.example'];

/** The files in a store's folder in which something of the person can be read. */
function filesWith(file: string): string[] {
  const folder = dirname(file);
  const isIn = (name: string) => needles.some((needle) => readFileSync(join(folder, name)).includes(needle));
  return readdirSync(folder).filter(isIn);
}

const start = (file: string) => startServer({ STORE_FILE: file, SMTP_URL: 'smtp://127.0.0.1:9' });
const post = async (url: string, path: string, body: unknown) => {
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers });
  expect(status).toBe(200);
};
const contact = (url: string) => post(url, '/api/contact', contactFields({ ...person, elapsed: '5000' }));
const erase = (file: string) => runScript('tests/durability/erasePerson.ts', [file, person.email]);

it('an erased person is in no file when another process has erased them, though the server runs and a reader was in the way', async () => {
  const file = temporaryFile();
  const server = await start(file);
  await contact(server.url);
  await post(server.url, '/api/subscribe', { email: person.email, list: 'newsletter', elapsed: 5000 });
  expect(filesWith(file)).toEqual(['site.db-wal']);

  const reader = new DatabaseSync(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM lead').get();
  let ended = false;
  const erasing = erase(file).finally(() => {
    ended = true;
  });
  const other = new DatabaseSync(file, { readOnly: true });
  const leads = () => other.prepare('SELECT count(*) AS count FROM lead').get()?.count;
  await vi.waitFor(() => expect(leads()).toBe(0), { timeout: 30_000 });
  expect([ended, filesWith(file)]).toEqual([false, ['site.db-wal']]);
  // The server serves while the other waits.
  await post(server.url, '/api/contact', contactFields({ elapsed: '5000' }));
  reader.exec('COMMIT');
  reader.close();
  other.close();
  expect(await erasing).toEqual({
    code: 0,
    output: expect.stringContaining('"leads":1,"calls":0,"conversations":0,"messages":3,"subscriptions":1'),
  });
  expect(filesWith(file)).toEqual([]);
  await post(server.url, '/api/contact', contactFields({ elapsed: '5000' }));
  expect(await server.stop()).toBe(0);
});

it.runIf(inRelease)(
  'a reader who stays longer than it is waited for is said, and the server removes the rest once it has gone',
  async () => {
    const file = temporaryFile();
    const store = await opened({ file });
    await addLead(store.db, person);
    const reader = new DatabaseSync(file);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM lead').get();
    const eraser = makePeople(store, { erasures: makeErasures(store, `${file}-erasures`) });
    const first = await eraser.erase(person.email, { patienceMs: 100 });
    expect([first.scrubbed, filesWith(file)]).toEqual([false, ['site.db-wal']]);
    reader.exec('COMMIT');
    reader.close();
    expect(filesWith(file)).toEqual(['site.db-wal']);
    // Another process than the one that erased, as after a restart.
    const other = await opened({ file });
    const scrubbing = makeScrubbing({ store: other, log: pino({ level: 'silent' }) });
    scrubbing.start();
    await vi.waitFor(() => expect(filesWith(file)).toEqual([]), { timeout: 20_000 });
    await scrubbing.stop();
    expect(await eraser.erase(person.email)).toEqual({
      ...first,
      erased: { leads: 0, calls: 0, conversations: 0, messages: 0, subscriptions: 0, consents: 0, suppressions: 0 },
      scrubbed: true,
    });
  },
);

it('what is too old is in no file of the store once it was deleted, beside another process', async () => {
  const file = temporaryFile();
  const [store] = [await opened({ file }), await opened({ file })];
  const lead = await addLead(store.db, { ...person, createdAt: 0 });
  await addMessage(store.db, { leadId: lead.id, recipient: person.email, createdAt: 0 });
  expect(filesWith(file)).toEqual(['site.db-wal']);
  // Of a store that is used: where all is too old, the clock may be wrong.
  await addLead(store.db, { createdAt: Date.now() });
  await makeRetention({ store, days: 30, log: pino({ level: 'silent' }) }).run();
  expect(filesWith(file)).toEqual([]);
});

it('addresses that lay between many others leave nothing behind in the pages of the index', async () => {
  const file = temporaryFile();
  const store = await opened({ file });
  const addresses = Array.from(
    { length: 600 },
    (_, index) => `p${String((index * 7919) % 600).padStart(3, '0')}@many.example`,
  );
  const facts = { list: 'newsletter', status: 'pending', createdAt: 1, updatedAt: 1 } as const;
  await insert(
    store.db,
    'subscriber',
    addresses.map((email) => ({ id: email.slice(0, 4), email, ...facts })),
  );
  const owner = makePeople(store);
  const gone = addresses.filter((_, index) => index % 40 === 0);
  for (const email of gone) await owner.erase(email);
  const bytes = readFileSync(file);
  expect(gone.filter((email) => bytes.includes(email))).toEqual([]);
  expect(bytes.includes(addresses[1] ?? '')).toBe(true);
});

/** A PostgreSQL with a person, a session beside the store's, and how often the person can be read in the files of its tables. */
async function startedPostgres() {
  const url = await freshDatabase();
  // To flush the disk may take long.
  const store = await opened({ url, timeoutMs: 60_000 });
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  for (let index = 0; index < 3; index += 1) await addLead(store.db, { email: `ann${index}@smith.example` });
  await addLead(store.db, person);
  await addSubscriber(store.db, { email: person.email.toLowerCase() }, ['requested']);
  // What is left of a page moves together, over what is removed from it.
  for (let index = 0; index < 3; index += 1) {
    await addLead(store.db, { email: `last${index}@smith.example` });
    await addSubscriber(store.db, { email: `a-long-name-that-was-there-before-${index}@smith.example` }, ['requested']);
  }
  const found = async () => {
    await sql`CHECKPOINT`.execute(store.db);
    const { rows } = await sql<{ name: string }>`
      SELECT relname AS name FROM pg_class JOIN pg_stat_file(pg_relation_filepath(oid), true) AS file ON true
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i') AND file.size > 0
        AND position('harbour.example'::bytea IN pg_read_binary_file(pg_relation_filepath(oid))) > 0
      ORDER BY relname`.execute(store.db);
    return rows.map(({ name }) => name);
  };
  onTestFinished(() => session.end());
  return { store, session, found };
}

it.skipIf(withoutPostgres)('on a PostgreSQL an erased person is in no file of a table or index', async () => {
  const { store, found } = await startedPostgres();
  expect(await found()).toEqual(['lead', 'subscriber', 'subscriberEmailList']);
  await makePeople(store).erase(person.email);
  expect(await found()).toEqual([]);
});

it.skipIf(withoutPostgres || !inRelease)(
  'on a PostgreSQL a transaction from before the erasure is waited for, and then it is removed',
  async () => {
    const { store, session, found } = await startedPostgres();
    const eraser = makePeople(store);
    // As a dump holds it.
    await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await session.query('SELECT count(*) FROM "lead"');
    expect(await eraser.erase(person.email, { patienceMs: 300 })).toMatchObject({
      erased: { leads: 1 },
      scrubbed: false,
    });
    expect(await found()).toContain('lead');
    const scrubbing = makeScrubbing({ store, log: pino({ level: 'silent' }) });
    scrubbing.start();
    await scrubbing.stop();
    expect(await isUnscrubbed(store.db, Date.now())).toBe(true);
    await session.query('COMMIT');
    scrubbing.start();
    await vi.waitFor(async () => expect(await isUnscrubbed(store.db, Date.now())).toBe(false), { timeout: 20_000 });
    expect(await found()).toEqual([]);
    await scrubbing.stop();
  },
);

it.skipIf(withoutPostgres || !inRelease)(
  'on a PostgreSQL a page that somebody reads is waited for, and a table that is locked not for long',
  async () => {
    const { store, session, found } = await startedPostgres();
    const read: Store = { ...store, scrub: () => Promise.reject(new Error('Later.')) };
    await makePeople(read).erase(person.email);
    await session.query('BEGIN');
    await session.query('DECLARE rows CURSOR FOR SELECT * FROM "lead"; FETCH 1 FROM rows');
    let ended = false;
    const scrubbing = scrubDeleted(store, 2000).then(() => {
      ended = true;
    });
    const waits = sql<{
      event: string;
    }>`SELECT wait_event_type AS event FROM pg_stat_activity WHERE wait_event_type = 'BufferPin'`;
    await vi.waitFor(async () => expect((await waits.execute(store.db)).rows).toHaveLength(1), { timeout: 20_000 });
    expect([ended, await found()]).toEqual([false, expect.arrayContaining(['lead'])]);
    await session.query('COMMIT');
    await scrubbing;
    expect(await found()).toEqual([]);

    await addLead(store.db, person);
    await session.query('BEGIN');
    await session.query('LOCK TABLE "lead" IN SHARE UPDATE EXCLUSIVE MODE');
    const started = performance.now();
    const locked = await makePeople(store).erase(person.email, { patienceMs: 300 });
    expect([locked.scrubbed, performance.now() - started < 4000]).toEqual([false, true]);
    await session.query('COMMIT');
    expect(await makePeople(store).erase(person.email, { patienceMs: 300 })).toMatchObject({ scrubbed: true });
  },
);
