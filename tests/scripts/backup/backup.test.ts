import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { openStore } from '#api/db/open.ts';
import { lastBackup } from '#api/db/backups.ts';
import { writeSetting } from '#api/db/settings.ts';
import { makeSessions } from '#api/owner/sessions.ts';
import { makeSignIns } from '#api/owner/signIns.ts';
import { readEnv } from '#api/env.ts';
import { backUp, noteOther } from '#scripts/backup/backUp.ts';
import { root } from '#scripts/support/root.ts';
import { runScript } from '#tests/support/runScript.ts';
import { temporaryFolder } from '#tests/support/folders.ts';
import { addLead, addMessage, countRows } from '#tests/support/rows.ts';
import { opened } from '#tests/support/stores.ts';

let work: string;
let env: { STORE_FILE: string; DATABASE_URL: string };
beforeEach(() => {
  work = temporaryFolder();
  env = { STORE_FILE: join(work, 'site.db'), DATABASE_URL: '' };
});
const backup = (...args: string[]) => runScript('scripts/backup.ts', args, env);
const here = (options: Parameters<typeof backUp>[1]) => backUp(readEnv({ ...env }), options);

it('a copy made while another process writes holds whole transactions alone', async () => {
  const writer = await startWriter();
  const file = join(work, 'copies/copy.db');
  const before = rowsOf(env.STORE_FILE).leads;
  const { code, output } = await backup(file);
  const after = rowsOf(env.STORE_FILE).leads;
  const stopped = new Promise((resolve) => {
    writer.once('exit', resolve);
  });
  writer.kill('SIGKILL');
  await stopped;

  const copied = rowsOf(file);
  const rows =
    'booking 0, bookingBlock 0, bookingQuarter 0, breach 0, busyCalendar 0, consent 0, conversation 0, conversationMessage 0, erasure 0, heldSignUp 0, ' +
    `lead ${copied.leads}, leadNote 0, leadState 0, outage 2, outbox ${copied.leads}, ownerAsked`;
  expect([code, output.split(rows)[0]]).toEqual([0, `${file}\n${statSync(file).size} bytes, whole: `]);
  expect(copied).toEqual({ leads: copied.leads, messages: copied.leads, pairs: copied.leads });
  expect(copied.leads).toBeGreaterThanOrEqual(before);
  // Otherwise nothing was written meanwhile, and this has shown nothing.
  expect(after).toBeGreaterThan(copied.leads);
  expect(readdirSync(join(work, 'copies'))).toEqual(['copy.db']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const store = await opened({ file });
  expect((await countRows(store.db)).lead).toBe(copied.leads);
});

it('a copy signs nobody in, and nothing of what does is in its file', async () => {
  const store = await opened({ file: env.STORE_FILE });
  const sessions = makeSessions({ store, owners: ['ada@engines.example'] });
  const token = await sessions.begin('ada@engines.example');
  const link = await makeSignIns({ store, owners: ['ada@engines.example'] }).print('ada@engines.example');
  await addMessage(store.db, { kind: 'owner-sign-in', payload: `/owner/arrive?token=${link}` });
  await addLead(store.db);
  const file = join(work, 'copy.db');
  expect((await here({ to: file })).join('\n')).toMatch(/ outbox 0, .*ownerSession 0, ownerSignIn 0, /);
  const copied = await opened({ file });
  expect(await makeSessions({ store: copied, owners: ['ada@engines.example'] }).find(token)).toBeUndefined();
  expect((await countRows(copied.db)).lead).toBe(1);
  expect(readFileSync(file).includes(link)).toBe(false);
  expect(readFileSync(file).includes('owner-sign-in')).toBe(false);
  expect((await sessions.find(token))?.email).toBe('ada@engines.example');
});

it('a store that is damaged gives no copy', async () => {
  const store = await opened({ file: env.STORE_FILE });
  for (let count = 0; count < 200; count += 1) await addLead(store.db, { message: 'x'.repeat(500) });
  await store.close();
  const bytes = readFileSync(env.STORE_FILE);
  bytes.fill(0x5a, bytes.length - 40_000, bytes.length - 20_000);
  writeFileSync(env.STORE_FILE, bytes);
  const file = join(work, 'copy.db');
  await expect(here({ to: file })).rejects.toThrow(/damaged|malformed/);
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
});

it('a file that is there is not overwritten', async () => {
  await (await openStore({ file: env.STORE_FILE })).close();
  const file = join(work, 'precious');
  writeFileSync(file, 'precious');
  await expect(here({ to: file })).rejects.toThrow(`${file} is there already and is left as it is. Name another file.`);
  expect(readFileSync(file, 'utf8')).toBe('precious');
});

it('without a store there is nothing to copy, and none is made; a PostgreSQL has its own tool', async () => {
  await expect(here({ to: join(work, 'copy.db') })).rejects.toThrow(`There is no store at ${env.STORE_FILE}.`);
  expect(readdirSync(work)).toEqual([]);
  env.DATABASE_URL = 'postgres://site:geheim@127.0.0.1:1/site';
  await expect(here({})).rejects.toThrow(
    'The store is a PostgreSQL, which has its own tool for this: pg_dump --format=custom --file=site.dump "$DATABASE_URL". ' +
      `Leave out who is signed in: --exclude-table-data='"ownerSession"' --exclude-table-data='"ownerSignIn"'. ` +
      'Tell the site afterwards: npm run backup -- --note',
  );
});

it('copies are named by their time, and go with their erasures when they are older than is kept', async () => {
  const store = await opened({ file: env.STORE_FILE });
  const now = Date.UTC(2027, 0, 31, 3, 5, 7);
  const day = 86_400_000;
  writeFileSync(`${env.STORE_FILE}-erasures`, '');
  for (const age of [31, 30, 1]) await here({ now: now - age * day - 1000 });
  writeFileSync(join(work, 'backups/mine.db'), 'mine');
  // A clock that is ahead of the server's by years, whose copy is none of those that are dated by now.
  await writeSetting(store.db, 'retention', JSON.stringify({ at: now - 4 * day }));
  const ahead = await here({ keepDays: 30, now: now + 3 * 365 * day });
  expect(ahead.slice(2)).toEqual(['The clock is ahead of the server: copies were judged by 2027-01-29T03:05:07.000Z.']);
  for (const ending of ['', '-erasures']) rmSync(`${ahead[0]}${ending}`);
  await writeSetting(store.db, 'retention', JSON.stringify({ at: now }));
  const lines = await here({ keepDays: 30, now });
  expect(lines.slice(2)).toEqual(['Deleted: site-2026-12-31T03-05-06Z.db', 'Deleted: site-2027-01-01T03-05-06Z.db']);
  const copies = ['site-2027-01-30T03-05-06Z.db', 'site-2027-01-31T03-05-07Z.db'];
  const kept = ['mine.db', ...copies.flatMap((copy) => [copy, `${copy}-erasures`])];
  expect(readdirSync(join(work, 'backups')).sort()).toEqual(kept);
});

it('the store tells when it was copied, or that another tool did it', async () => {
  const store = await opened({ file: env.STORE_FILE });
  expect((await lastBackup(store.db, 1)).how).toBe('none');
  const file = join(work, 'copy.db');
  await here({ to: file });
  expect(await lastBackup(store.db, 1)).toMatchObject({ how: 'checked', bytes: statSync(file).size });
  await noteOther(readEnv({ ...env }));
  expect((await lastBackup(store.db, 1)).how).toBe('noted');
});

it.each(['--out x', '--keep 0', '--keep all', 'a b'])('%s is answered with the usage', async (args) => {
  expect(await backup(...args.split(' '))).toEqual({
    code: 2,
    output: expect.stringMatching(/^Usage: npm run backup -- \[FILE/),
  });
});

/** Starts a process that writes without end, and resolves when there is something to copy. */
function startWriter(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'tests/scripts/backup/writer.ts'), env.STORE_FILE], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`The writer ended with ${code}.`)));
  });
}

function rowsOf(file: string): { leads: number; messages: number; pairs: number } {
  const db = new DatabaseSync(file, { readOnly: true });
  const count = (sql: string) => Number(db.prepare(sql).get()?.count);
  db.exec('BEGIN');
  const rows = {
    leads: count('SELECT count(*) AS count FROM lead'),
    messages: count('SELECT count(*) AS count FROM outbox'),
    pairs: count('SELECT count(*) AS count FROM lead JOIN outbox ON outbox."leadId" = lead.id'),
  };
  db.close();
  return rows;
}
