import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store, type StoreAddress } from '../../../api/db/open.ts';
import { loadSite } from '../../../data/rules/load.ts';
import { startSmtp, type SmtpPeer } from '../../support/smtpPeer.ts';
import { type ChildServer, startScript } from '../../support/childServer.ts';
import { startPostgres } from '../../support/postgres.ts';
import { root } from '../../support/root.ts';
import type { FaultResult, FaultScenario } from '../faults.ts';

const day = 24 * 3_600_000;
const stranger = /@elsewhere\.example$/i;
const spellings = ['stranger@elsewhere.example', 'Stranger@ELSEWHERE.example', 'stran.ger+x@elsewhere.example'];
const typed = {
  name: 'TYPED',
  company: 'TYPED',
  phone: 'TYPED 416-555',
  service: (await loadSite()).serviceCategories[0]?.id,
  message: 'TYPED https://evil.example',
};

interface Bench {
  smtp: SmtpPeer;
  store: Store;
  servers: ChildServer[];
  start(): Promise<ChildServer>;
  post(path: string, body: object, client: number): Promise<{ emailSent?: boolean }>;
}

/** Runs with an SMTP server and `count` server processes on one store, and stops them all. */
async function withServers(
  address: StoreAddress,
  count: number,
  measure: (bench: Bench) => Promise<FaultResult>,
): Promise<FaultResult> {
  const smtp = await startSmtp();
  const store = await openStore(address);
  const where = 'url' in address ? { DATABASE_URL: address.url } : { STORE_FILE: address.file, DATABASE_URL: '' };
  const servers: ChildServer[] = [];
  const start = async () => {
    const server = await startScript('scripts/start.ts', {
      ...where,
      DIST_DIR: join(root, 'dist'),
      SMTP_URL: smtp.url,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'fatal',
    });
    servers.push(server);
    return server;
  };
  try {
    await Promise.all(Array.from({ length: count }, start));
    return await measure({
      smtp,
      store,
      servers,
      start,
      async post(path, body, client) {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${client}.7` };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        const answer = await fetch(`${servers[client % servers.length]?.url}/api/${path}`, init);
        if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
        return (await answer.json()) as { emailSent?: boolean };
      },
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await store.close();
    await smtp.stop();
  }
}

/** Waits until no queued mail is due. */
async function untilSent({ store }: Bench): Promise<void> {
  for (;;) {
    const due = store.db
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', 'queued')
      .where('nextAttemptAt', '<=', Date.now());
    if ((await due.execute()).length === 0) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

async function mailStranger(bench: Bench): Promise<FaultResult> {
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, index) => {
      const email = spellings[index % spellings.length];
      if (index % 2 === 0) return bench.post('contact', { ...typed, email }, index);
      return bench.post('subscribe', { email, list: index % 4 === 1 ? 'checklist' : 'newsletter' }, index);
    }),
  );
  await untilSent(bench);
  const received = bench.smtp.accepted.filter(({ to }) => to.some((address) => stranger.test(address)));
  const repeating = received.filter(({ raw, mail }) => /typed|evil/i.test(raw + JSON.stringify(mail)));
  const waiting = await bench.store.db
    .selectFrom('outbox')
    .select('nextAttemptAt')
    .where('status', '=', 'queued')
    .execute();
  const owner = bench.smtp.accepted.length - received.length;
  const claimed = answers.filter(({ emailSent }) => emailSent === true).length;
  return {
    measured:
      `61 requests: ${received.length} mails to the stranger (${repeating.length} with the sender's text), ${waiting.length} put off, ` +
      `emailSent true ${claimed} times, ${owner} notices to the owner`,
    holds: received.length <= 3 && repeating.length === 0 && waiting.length <= 3 && claimed === 31 && owner === 31,
  };
}

async function autofill(bench: Bench): Promise<FaultResult> {
  const { emailSent } = await bench.post('contact', { ...typed, email: 'ann@smith.example', elapsed: 900 }, 1);
  await Promise.all(bench.servers.map((server) => server.stop()));
  // Past the next digest.
  await bench.store.db
    .updateTable('lead')
    .set({ createdAt: Date.now() - day })
    .execute();
  const [{ id }] = (await bench.store.db.selectFrom('lead').select('id').execute()) as [{ id: string }];
  await Promise.all([bench.start(), bench.start()]);
  const begin = performance.now();
  while (bench.smtp.accepted.length === 0 && performance.now() - begin < 60_000)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  const ms = Math.round(performance.now() - begin);
  await untilSent(bench);
  const digests = bench.smtp.accepted.filter(({ mail }) => mail.text?.includes(`npm run leads -- release ${id}`));
  return {
    measured: `answered emailSent ${emailSent}; ${digests.length} digest from two processes, ${ms} ms after they started a day later`,
    holds: emailSent === false && digests.length === 1 && bench.smtp.accepted.length === 1,
  };
}

async function onSqlite(count: number, measure: (bench: Bench) => Promise<FaultResult>): Promise<FaultResult> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  try {
    return await withServers({ file: join(folder, 'site.db') }, count, measure);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(count: number, measure: (bench: Bench) => Promise<FaultResult>): Promise<FaultResult> {
  const postgres = await startPostgres();
  try {
    return await withServers({ url: postgres.url('postgres') }, count, measure);
  } finally {
    await postgres.stop();
  }
}

const limit = "one mail of each kind in an hour, none with the sender's text, emailSent the same for each";
export const scenarios: FaultScenario[] = [
  { name: 'a stranger is mailed, two processes on SQLite', required: limit, run: () => onSqlite(2, mailStranger) },
  {
    name: 'a stranger is mailed, two processes on PostgreSQL',
    required: limit,
    run: () => onPostgres(2, mailStranger),
  },
  {
    name: 'a contact request 900 ms after load, SQLite',
    required: 'one digest to the owner, emailSent false',
    run: () => onSqlite(1, autofill),
  },
  {
    name: 'a contact request 900 ms after load, PostgreSQL',
    required: 'one digest to the owner, emailSent false',
    run: () => onPostgres(1, autofill),
  },
];
