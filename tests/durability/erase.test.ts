import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStore } from '#api/db/open.ts';
import { makeOwnerLeads } from '#api/owner/ownerLeads.ts';
import { makeRetention } from '#api/privacy/retention.ts';
import { addLead, addMessage, addSubscriber } from '#tests/scripts/leads/rows.ts';
import { makeBuiltFolder } from '#tests/support/builtFolder.ts';
import { contactFields } from '#scripts/support/contactFields.ts';
import { withoutPostgres } from '#scripts/support/postgres.ts';
import { runScript } from '#scripts/support/runScript.ts';
import { freshDatabase, temporaryFile } from '#tests/support/stores.ts';
import { startServer } from './startServer.ts';

let dist: string;
beforeAll(() => {
  dist = makeBuiltFolder();
});
afterAll(() => rmSync(dist, { recursive: true }));

const person = { name: 'Grace Brewster', company: 'Cobol Harbour', email: 'Grace@harbour.example' };
const needles = [...Object.values(person), 'grace@harbour.example'];

/** The files in a store's folder in which something of the person can be read. */
function filesWith(file: string): string[] {
  const folder = dirname(file);
  const isIn = (name: string) => needles.some((needle) => readFileSync(join(folder, name)).includes(needle));
  return readdirSync(folder).filter(isIn);
}

const start = (file: string) => startServer({ STORE_FILE: file, DIST_DIR: dist, SMTP_URL: 'smtp://127.0.0.1:9' });
const post = async (url: string, path: string, body: unknown) => {
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers });
  expect(status).toBe(200);
};
const contact = (url: string) => post(url, '/api/contact', contactFields({ ...person, elapsed: '5000' }));
const erase = (file: string) => runScript('scripts/leads.ts', ['erase', person.email, '--yes'], { STORE_FILE: file });

it('an erased person is in no file when the command ends, though the server runs and a reader was in the way', async () => {
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
  // The server serves while the command waits.
  await post(server.url, '/api/contact', contactFields({ elapsed: '5000' }));
  reader.exec('COMMIT');
  reader.close();
  other.close();
  expect(await erasing).toEqual({
    code: 0,
    output: expect.stringContaining('Erased: 1 lead, 3 messages, 1 subscription'),
  });
  expect(filesWith(file)).toEqual([]);
  await post(server.url, '/api/contact', contactFields({ elapsed: '5000' }));
  expect(await server.stop()).toBe(0);
});

it('what is too old is in no file of the store once it was deleted, beside another process', async () => {
  const file = temporaryFile();
  const [store, other] = [await openStore({ file }), await openStore({ file })];
  const lead = await addLead(store.db, { ...person, createdAt: 0 });
  await addMessage(store.db, { leadId: lead.id, recipient: person.email, createdAt: 0 });
  expect(filesWith(file)).toEqual(['site.db-wal']);
  await makeRetention({ store, days: 30, log: pino({ level: 'silent' }) }).run();
  expect(filesWith(file)).toEqual([]);
  await Promise.all([store.close(), other.close()]);
});

it('addresses that lay between many others leave nothing behind in the pages of the index', async () => {
  const file = temporaryFile();
  const store = await openStore({ file });
  const addresses = Array.from(
    { length: 600 },
    (_, index) => `p${String((index * 7919) % 600).padStart(3, '0')}@many.example`,
  );
  for (const email of addresses) await addSubscriber(store.db, { email }, ['requested']);
  const owner = makeOwnerLeads(store);
  const gone = addresses.filter((_, index) => index % 40 === 0);
  for (const email of gone) await owner.erase(email);
  const bytes = readFileSync(file);
  expect(gone.filter((email) => bytes.includes(email))).toEqual([]);
  expect(bytes.includes(addresses[1] ?? '')).toBe(true);
  await store.close();
});

it('a restored backup loses again who was erased since, and keeps who wrote after that', async () => {
  const file = temporaryFile();
  const copy = join(dirname(temporaryFile()), 'copy.db');
  const first = await start(file);
  await contact(first.url);
  expect((await runScript('scripts/backup.ts', [copy], { STORE_FILE: file })).code).toBe(0);
  expect((await erase(file)).code).toBe(0);
  expect(await first.stop()).toBe(0);
  const list = readFileSync(`${file}-erasures`, 'utf8');
  expect(list).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z [\w-]{43} [\w-]{43}\n$/);

  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  copyFileSync(copy, file);
  expect(filesWith(file)).toEqual(['site.db']);
  const second = await start(file);
  expect(filesWith(file)).toEqual([]);
  await contact(second.url);
  expect(await second.stop()).toBe(0);

  const third = await start(file);
  const store = new DatabaseSync(file, { readOnly: true });
  expect(store.prepare('SELECT email FROM lead').all()).toEqual([{ email: person.email }]);
  store.close();
  expect(await third.stop()).toBe(0);
  // The next backup takes the list along.
  expect((await runScript('scripts/backup.ts', [`${copy}.next`], { STORE_FILE: file })).code).toBe(0);
  expect(readFileSync(`${copy}.next-erasures`, 'utf8')).toBe(list);
});

it.skipIf(withoutPostgres)('on a PostgreSQL the space of what was erased is given back', async () => {
  const store = await openStore({ url: await freshDatabase() });
  const lead = await addLead(store.db, person);
  await addMessage(store.db, { leadId: lead.id, recipient: person.email });
  const size = async () =>
    (
      await sql<{ size: number }>`SELECT pg_relation_size('lead') + pg_relation_size('outbox') AS size`.execute(
        store.db,
      )
    ).rows[0]?.size;
  expect(await size()).toBeGreaterThan(0);
  await makeOwnerLeads(store).erase(person.email);
  expect(await size()).toBe(0);
  await store.close();
});
