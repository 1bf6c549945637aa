import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { type ChildServer, startScript } from '../../../tests/support/childServer.ts';
import { contactFields } from '../../../tests/support/load.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { runScript } from '../../../tests/support/runScript.ts';
import { openStore } from '../../../api/db/open.ts';
import { root } from '../../build/bundle.ts';
import type { FaultResult, FaultScenario } from '../faults.ts';

const start = (env: Record<string, string>) =>
  startScript('scripts/start.ts', { DIST_DIR: join(root, 'dist'), RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env });

interface Asked {
  status: number;
  ms: number;
}

async function ask(url: string, init: RequestInit = {}): Promise<Asked> {
  const begin = performance.now();
  const { status } = await fetch(url, init).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer;
    },
    () => ({ status: 0 }),
  );
  return { status, ms: performance.now() - begin };
}

const post = ({ url }: ChildServer, fields = contactFields()) =>
  ask(`${url}/api/contact`, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'Content-Type': 'application/json' },
  });

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** Runs something with a folder of its own. */
async function inFolder(work: (folder: string) => Promise<FaultResult>): Promise<FaultResult> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks again and again until told to end; what came back, in order. */
function keepAsking(work: () => Promise<Asked>, pauseMs = 0): { asked: Asked[]; end(): Promise<Asked[]> } {
  const asked: Asked[] = [];
  let over = false;
  const running = (async () => {
    while (!over) {
      asked.push(await work());
      if (pauseMs > 0) await sleep(pauseMs);
    }
  })();
  return {
    asked,
    async end() {
      over = true;
      await running;
      return asked;
    },
  };
}

async function restart(): Promise<FaultResult> {
  const postgres = await startPostgres();
  const servers = await Promise.all([0, 1].map(() => start({ DATABASE_URL: postgres.url('postgres') })));
  try {
    const kept: string[] = [];
    const load = servers.flatMap((server) =>
      Array.from({ length: 8 }, () =>
        keepAsking(async () => {
          const fields = contactFields();
          const answer = await post(server, fields);
          if (answer.status === 200) kept.push(fields.idempotencyKey);
          return answer;
        }),
      ),
    );
    await sleep(2000);
    const client = new pg.Client(postgres.url('postgres'));
    await client.connect();
    const others = "pid <> pg_backend_pid() AND backend_type = 'client backend'";
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others}`);
    await client.end();
    await sleep(2000);
    await postgres.shutDown();
    await sleep(3000);
    await postgres.startAgain();
    const back = performance.now();
    const recovered: number[] = [];
    for (const server of servers) {
      while ((await post(server)).status !== 200 && performance.now() - back < 30_000) await sleep(20);
      recovered.push(performance.now() - back);
    }
    const answers = (await Promise.all(load.map((one) => one.end()))).flat();
    const store = await openStore({ url: postgres.url('postgres') });
    const there = new Set(
      (await store.db.selectFrom('lead').select('idempotencyKey').execute()).map((row) => row.idempotencyKey),
    );
    await store.close();
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    const lost = kept.filter((key) => !there.has(key)).length;
    const ended = servers.filter(({ child }) => child.exitCode !== null).length;
    const other = answers.length - count(200) - count(503);
    const worst = Math.max(...recovered);
    return {
      measured: [
        `${ended} of 2 processes ended`,
        `${count(200)} x 200, ${count(503)} x 503, ${other} other`,
        `${lost} of ${kept.length} lost`,
        `served again after ${seconds(worst)}`,
      ].join('; '),
      holds: ended === 0 && lost === 0 && other === 0 && count(503) > 0 && worst < 5000,
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}

async function frozen(): Promise<FaultResult> {
  const postgres = await startPostgres();
  const server = await start({ DATABASE_URL: postgres.url('postgres'), RATE_LIMITS: 'on', CONTACT_LIMIT: '1000000' });
  try {
    await post(server);
    postgres.freeze();
    const load = Array.from({ length: 16 }, () => keepAsking(() => post(server)));
    await sleep(12_000);
    const told = performance.now();
    const stopped = server.stop('SIGTERM').then(() => performance.now() - told);
    await sleep(500);
    const answers = (await Promise.all(load.map((one) => one.end()))).flat().filter(({ status }) => status !== 0);
    const stopMs = await stopped;
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const only503 = answers.every(({ status }) => status === 503);
    return {
      measured: [
        `${answers.length} requests, ${only503 ? 'all 503' : 'not all 503'}, slowest ${seconds(slowest)}`,
        `ended ${seconds(stopMs)} after SIGTERM`,
      ].join('; '),
      holds: only503 && slowest < 5000 && stopMs < 10_000,
    };
  } finally {
    postgres.thaw();
    await postgres.stop();
  }
}

const fullDisk = () =>
  inFolder(async (folder) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
    const server = await start({ STORE_FILE: join(disk, 'site.db') });
    try {
      const before = await ask(`${server.url}/readyz`);
      let sent = 0;
      while ((await post(server)).status === 200) sent += 1;
      const full = performance.now();
      while ((await ask(`${server.url}/readyz`)).status !== 503 && performance.now() - full < 10_000) await sleep(20);
      const noticed = performance.now() - full;
      const told = performance.now();
      const stopped = server.stop('SIGTERM');
      await sleep(100);
      const stopping = await ask(`${server.url}/readyz`);
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

const backupBesideTraffic = () =>
  inFolder(async (folder) => {
    const file = join(folder, 'site.db');
    await (await openStore({ file })).close();
    fill(file, 300);
    const server = await start({ STORE_FILE: file });
    try {
      const measure = async (during: Promise<unknown>) => {
        const pages = Array.from({ length: 4 }, () => keepAsking(() => ask(`${server.url}/`), 10));
        const posts = Array.from({ length: 2 }, () => keepAsking(() => post(server), 20));
        await during;
        const [got, sent] = await Promise.all(
          [pages, posts].map(async (all) => (await Promise.all(all.map((one) => one.end()))).flat()),
        );
        const longest = (all: Asked[] = []) => Math.round(Math.max(...all.map(({ ms }) => ms)));
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

/** Fills a store with leads up to so many MB. */
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

const eraseBesideServer = () =>
  inFolder(async (folder) => {
    const file = join(folder, 'site.db');
    const server = await start({ STORE_FILE: file });
    try {
      const email = 'grace@harbour.example';
      await post(server, contactFields({ email }));
      const filesWith = () => readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(email));
      const before = filesWith();
      const load = keepAsking(() => post(server));
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

const leaseAfterCrash = () =>
  inFolder(async (folder) => {
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
    const first = await start(env);
    await post(first);
    while (connections.length === 0) await sleep(10);
    await sleep(500);
    const crashed = performance.now();
    await first.stop('SIGKILL');
    const before = connections.length;
    const second = await start(env);
    while (connections.length === before && performance.now() - crashed < 120_000) await sleep(20);
    const waited = performance.now() - crashed;
    await second.stop();
    silent.close();
    return {
      measured: `tried again ${seconds(waited)} after kill -9 in the middle of a send`,
      holds: waited <= 30_500,
    };
  });

export const scenarios: FaultScenario[] = [
  {
    name: 'PostgreSQL restarted under load',
    required: 'no exit, no loss, 503 meanwhile, served again in 5 s',
    run: restart,
  },
  { name: 'PostgreSQL frozen', required: '503 within 5 s; SIGTERM ends within 10 s', run: frozen },
  { name: 'disk full (1 MB tmpfs), then SIGTERM', required: 'readyz says 503', run: fullDisk },
  { name: 'backup of 300 MB beside traffic', required: 'no request over 150 ms', run: backupBesideTraffic },
  { name: 'erasure while the server runs', required: 'in no file when the command ends', run: eraseBesideServer },
  { name: 'crash in the middle of a send', required: 'tried again within 30 s', run: leaseAfterCrash },
];
