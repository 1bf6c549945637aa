import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '../../../../api/db/open.ts';
import { contactFields } from '../../../support/contactFields.ts';
import { runScript } from '../../../support/runScript.ts';
import {
  postContact,
  repeatRequest,
  request,
  seconds,
  sleep,
  startServer,
  type TimedAnswer,
  withFolder,
} from './client.ts';

/** The disk of the SQLite file fills up, and then the server is stopped. */
export const fullDisk = () =>
  withFolder(async (folder) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
    const server = await startServer({ STORE_FILE: join(disk, 'site.db') });
    try {
      const before = await request(`${server.url}/readyz`);
      let sent = 0;
      while ((await postContact(server)).status === 200) sent += 1;
      const full = performance.now();
      while ((await request(`${server.url}/readyz`)).status !== 503 && performance.now() - full < 10_000)
        await sleep(20);
      const noticed = performance.now() - full;
      const told = performance.now();
      const stopped = server.stop('SIGTERM');
      await sleep(100);
      const stopping = await request(`${server.url}/readyz`);
      await stopped;
      return {
        measured: [
          `${before.status} before`,
          `503 ${seconds(noticed)} after the first refused request (${sent} kept)`,
          `${stopping.status} after SIGTERM, ended after ${seconds(performance.now() - told)}`,
        ].join('; '),
        holds: before.status === 200 && noticed < 2000 && stopping.status === 503,
      };
    } finally {
      server.child.kill('SIGKILL');
      execFileSync('umount', ['-l', disk]);
    }
  });

/** A backup is made while the server answers requests. */
export const backupBesideTraffic = () =>
  withFolder(async (folder) => {
    const file = join(folder, 'site.db');
    await (await openStore({ file })).close();
    fill(file, 300);
    const server = await startServer({ STORE_FILE: file });
    try {
      const measure = async (during: Promise<unknown>) => {
        const pages = Array.from({ length: 4 }, () => repeatRequest(() => request(`${server.url}/`), 10));
        const posts = Array.from({ length: 2 }, () => repeatRequest(() => postContact(server), 20));
        await during;
        const [got, sent] = await Promise.all(
          [pages, posts].map(async (all) => (await Promise.all(all.map((one) => one.end()))).flat()),
        );
        const longest = (all: TimedAnswer[] = []) => Math.round(Math.max(...all.map(({ ms }) => ms)));
        return {
          longest: Math.max(longest(got), longest(sent)),
          text: `GET ${longest(got)} ms of ${got?.length}, POST ${longest(sent)} ms of ${sent?.length}`,
        };
      };
      await measure(sleep(2000));
      const quiet = await measure(sleep(10_000));
      const begin = performance.now();
      const copy = runScript('scripts/backup.ts', [join(folder, 'copy.db')], { STORE_FILE: file });
      const busy = await measure(copy);
      const { code } = await copy;
      const took = performance.now() - begin;
      return {
        measured: [
          `${Math.round(statSync(file).size / 1e6)} MB in ${seconds(took)}`,
          `longest ${busy.text} (without a backup ${quiet.text})`,
        ].join('; '),
        holds: code === 0 && busy.longest <= 150,
      };
    } finally {
      await server.stop();
    }
  });

/** Fills a store with rows until it has so many megabytes. */
function fill(file: string, megabytes: number): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA synchronous = OFF; BEGIN');
  const insert = db.prepare('INSERT INTO question (id, createdAt, text) VALUES (?, 0, ?)');
  const text = 'x'.repeat(3000);
  for (let row = 0; row * 4096 < megabytes * 1e6; row++) insert.run(`filler-${String(row).padStart(8, '0')}`, text);
  db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  execFileSync('sync', [file]);
}

/** An address is erased while the server answers requests. */
export const eraseBesideServer = () =>
  withFolder(async (folder) => {
    const file = join(folder, 'site.db');
    const server = await startServer({ STORE_FILE: file });
    try {
      const email = 'grace@harbour.example';
      await postContact(server, contactFields({ email }));
      const filesWith = () => readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(email));
      const before = filesWith();
      const load = repeatRequest(() => postContact(server));
      const { code } = await runScript('scripts/leads.ts', ['erase', email, '--yes'], { STORE_FILE: file });
      const after = filesWith();
      const answers = await load.end();
      const failed = answers.filter(({ status }) => status !== 200).length;
      return {
        measured: [
          `readable in ${before.length} file before and in ${after.length} after`,
          `${answers.length} requests beside it, ${failed} failed`,
        ].join('; '),
        holds: code === 0 && before.length > 0 && after.length === 0 && failed === 0,
      };
    } finally {
      await server.stop();
    }
  });

/** The server is killed while it sends a mail; the next one has to send it again. */
export const leaseAfterCrash = () =>
  withFolder(async (folder) => {
    const file = join(folder, 'site.db');
    const connections: number[] = [];
    const silent = createServer(() => connections.push(performance.now()));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const env = {
      STORE_FILE: file,
      SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
      MAIL_BUDGET_MS: '100',
    };
    const first = await startServer(env);
    await postContact(first);
    while (connections.length === 0) await sleep(10);
    await sleep(500);
    const crashed = performance.now();
    await first.stop('SIGKILL');
    const before = connections.length;
    const second = await startServer(env);
    while (connections.length === before && performance.now() - crashed < 120_000) await sleep(20);
    const waited = performance.now() - crashed;
    await second.stop();
    silent.close();
    return {
      measured: `tried again ${seconds(waited)} after kill -9 in the middle of a send`,
      holds: waited <= 30_500,
    };
  });
