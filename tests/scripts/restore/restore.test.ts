import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { openStore } from '#api/db/open.ts';
import { readEnv } from '#api/env.ts';
import { makeSessions } from '#api/owner/sessions.ts';
import { makePeople } from '#api/privacy/people.ts';
import { makeErasures } from '#api/privacy/erasures.ts';
import { backUp } from '#scripts/backup/backUp.ts';
import { restoreStore } from '#scripts/restore/restoreStore.ts';
import { runScript } from '#tests/support/runScript.ts';
import { addLead } from '#tests/support/rows.ts';
import { temporaryFolder } from '#tests/support/folders.ts';
import { opened } from '#tests/support/stores.ts';

let work: string;
let file: string;
let copy: string;
beforeEach(() => {
  work = temporaryFolder();
  [file, copy] = [join(work, 'site.db'), join(work, 'copy.db')];
});
// No server is at this port.
const env = () => readEnv({ STORE_FILE: file, PORT: '1' });
const now = Date.UTC(2027, 0, 2, 3, 4, 5);
const aside = () => `${file}.aside-2027-01-02T03-04-05Z`;
const restore = () => restoreStore(env(), copy, now);

/** People whose requests are in a store. */
async function peopleIn(path: string): Promise<string[]> {
  const store = await openStore({ file: path });
  const rows = await store.db.selectFrom('lead').select('email').orderBy('email').execute();
  await store.close();
  return rows.map(({ email }) => email);
}
async function add(...emails: string[]): Promise<void> {
  const store = await openStore({ file });
  for (const email of emails) await addLead(store.db, { email });
  await store.close();
}

it('a copy takes the place of the store, which is set aside; who was erased since stays erased, and nobody is signed in', async () => {
  await add('ada@engines.example', 'bob@engines.example');
  await backUp(env(), { to: copy });
  const store = await openStore({ file });
  const token = await makeSessions({ store, owners: ['owner@firm.example'] }).begin('owner@firm.example');
  const erasures = makeErasures(store, `${file}-erasures`);
  await makePeople(store, { erasures }).erase('bob@engines.example');
  await store.close();
  await add('eve@engines.example');

  expect(await restore()).toEqual([
    expect.stringMatching(`^${copy} is whole: .*lead 2,`),
    `What was there is at ${aside()}, and is deleted after 30 days.`,
    'People erased again, because they were erased after the copy was made: 1.',
    `The copy is in its place, ${file}. Start the server.`,
  ]);
  expect(await peopleIn(file)).toEqual(['ada@engines.example']);
  expect(await peopleIn(aside())).toEqual(['ada@engines.example', 'eve@engines.example']);
  expect(await peopleIn(copy)).toEqual(['ada@engines.example', 'bob@engines.example']);
  const restored = await opened({ file });
  expect(await makeSessions({ store: restored, owners: ['owner@firm.example'] }).find(token)).toBeUndefined();
});

it('on a new machine the list of erasures beside the copy holds', async () => {
  await add('ada@engines.example', 'bob@engines.example');
  await backUp(env(), { to: copy });
  const store = await openStore({ file });
  const erasures = makeErasures(store, `${copy}-erasures`);
  await makePeople(store, { erasures }).erase('bob@engines.example');
  await store.close();
  for (const name of readdirSync(work)) if (name.startsWith('site.db')) rmSync(join(work, name));
  expect((await restore()).slice(1, 3)).toEqual([
    'There was no store before.',
    'People erased again, because they were erased after the copy was made: 1.',
  ]);
  expect(await peopleIn(file)).toEqual(['ada@engines.example']);
});

it('the log of a server that crashed goes aside with its file, and is not read into the copy', async () => {
  await add('ada@engines.example');
  await backUp(env(), { to: copy });
  const crashed = await openStore({ file });
  await addLead(crashed.db, { email: 'eve@engines.example' });
  for (const ending of ['', '-wal']) copyFileSync(file + ending, join(work, `kept${ending}`));
  await crashed.close();
  for (const ending of ['', '-wal']) copyFileSync(join(work, `kept${ending}`), file + ending);
  await restore();
  expect(await peopleIn(file)).toEqual(['ada@engines.example']);
  expect(await peopleIn(aside())).toEqual(['ada@engines.example', 'eve@engines.example']);
});

it('a store that is damaged is replaced', async () => {
  await add('ada@engines.example');
  await backUp(env(), { to: copy });
  writeFileSync(file, 'Not a database at all. '.repeat(1000));
  await restore();
  expect(await peopleIn(file)).toEqual(['ada@engines.example']);
});

it('while a server uses the store nothing is changed', async () => {
  await add('ada@engines.example');
  await backUp(env(), { to: copy });
  const server = await openStore({ file });
  await addLead(server.db, { email: 'eve@engines.example' });
  await expect(restore()).rejects.toThrow(
    `A server, or another command, is using ${file}. Stop it first, and run this again.`,
  );
  await addLead(server.db, { email: 'fay@engines.example' });
  await server.close();
  expect(await peopleIn(file)).toHaveLength(3);
});

it.each([
  ['a file that is damaged', (path: string) => damage(path), /copy\.db is damaged: .*\. Nothing was changed\.$/s],
  ['a database of another program', (path: string) => otherDatabase(path), /it is no store of this site\. Nothing was/],
  ['a file that is not there', (path: string) => rmSync(path), /There is no file .*copy\.db\./],
])('%s is refused, and nothing is changed', async (_, spoil, message) => {
  await add(...Array.from({ length: 60 }, (_unused, index) => `person${index}@engines.example`));
  await backUp(env(), { to: copy });
  spoil(copy);
  await expect(restore()).rejects.toThrow(message);
  expect(await peopleIn(file)).toHaveLength(60);
  expect(readdirSync(work).filter((name) => name.includes('aside') || name.includes('part'))).toEqual([]);
});

it('a PostgreSQL has its own tool; without a file the usage is said', async () => {
  await expect(restoreStore(readEnv({ DATABASE_URL: 'postgres://x/y' }), copy)).rejects.toThrow('pg_restore --clean');
  expect(await runScript('scripts/restore.ts', [])).toEqual({ code: 2, output: 'Usage: npm run restore -- FILE\n' });
  expect(existsSync(copy)).toBe(false);
});

function damage(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0x5a, bytes.length - 12_000, bytes.length - 4000);
  writeFileSync(path, bytes);
}

function otherDatabase(path: string): void {
  rmSync(path);
  const other = new DatabaseSync(path);
  other.exec('CREATE TABLE recipe (id integer)');
  other.close();
}
