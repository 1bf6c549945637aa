import pg from 'pg';
import { openStore } from '../../../../api/db/open.ts';
import { contactFields } from '../../../support/contactFields.ts';
import { startPostgres } from '../../../support/postgres.ts';
import type { FaultResult } from '../../faults.ts';
import { postContact, repeatRequest, seconds, sleep, startServer } from './client.ts';

/** PostgreSQL ends all connections under load, and restarts. */
export async function postgresRestarts(): Promise<FaultResult> {
  const postgres = await startPostgres();
  const servers = await Promise.all([0, 1].map(() => startServer({ DATABASE_URL: postgres.url('postgres') })));
  try {
    const kept: string[] = [];
    const load = servers.flatMap((server) =>
      Array.from({ length: 8 }, () =>
        repeatRequest(async () => {
          const fields = contactFields();
          const answer = await postContact(server, fields);
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
      while ((await postContact(server)).status !== 200 && performance.now() - back < 30_000) await sleep(20);
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

/** PostgreSQL no longer answers, and then the server is stopped. */
export async function postgresFreezes(): Promise<FaultResult> {
  const postgres = await startPostgres();
  const server = await startServer({
    DATABASE_URL: postgres.url('postgres'),
    RATE_LIMITS: 'on',
    CONTACT_LIMIT: '1000000',
  });
  try {
    await postContact(server);
    postgres.freeze();
    const load = Array.from({ length: 16 }, () => repeatRequest(() => postContact(server)));
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
