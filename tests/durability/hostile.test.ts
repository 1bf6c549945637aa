import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ChildServer } from '#tests/support/childServer.ts';
import { testSeed } from '#tests/support/testSeed.ts';
import { type Connection, openConnection, postJson } from '#tests/support/rawHttp.ts';
import { opened, stores } from '#tests/support/stores.ts';
import { inRelease, tries } from '#tests/support/tier.ts';
import { type Hostile, hostileRequest, validRequest } from './hostileRequests.ts';
import { startServer } from './startServer.ts';

const count = tries(20_000);
/** After so many the process has everything in memory that it will need. */
const warmUp = 0.3 * count;
const oneValidIn = 40;
const connections = 12;

describe.each(stores)('a server with $name', ({ address }) => {
  it(`bears ${count} malformed and hostile requests: no fault of the server, no growth, and what is valid in between is kept as it was sent`, async () => {
    const where = await address();
    const server = await startServer({
      // On a busy machine twelve connections can keep the pool waiting for longer than the two seconds of the service.
      ...('url' in where ? { DATABASE_URL: where.url, DATABASE_TIMEOUT_MS: '20000' } : { STORE_FILE: where.file }),
      NODE_OPTIONS: collects,
    });
    const hostile = fc.sample(hostileRequest, { seed: testSeed, numRuns: count });
    const valid = fc.sample(validRequest, { seed: testSeed, numRuns: count / oneValidIn });
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    const kept = new Map<string, (typeof valid)[number]>();
    let memory = 0;

    await Promise.all(
      Array.from({ length: connections }, async (_, worker) => {
        const connection = openConnection(server.port);
        for (let index = worker; index < count; index += connections) {
          const { status, fault } = await attack(connection, hostile[index] as Hostile);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (fault) wrong.push(`${fault}: ${show(hostile[index] as Hostile)}`);
          if (index === warmUp) memory = await memoryOf(server);
          if (index % oneValidIn > 0) continue;
          const fields = valid[index / oneValidIn] as (typeof valid)[number];
          const idempotencyKey = `valid-${String(index).padStart(5, '0')}`;
          const answer = await connection.ask(postJson('/api/contact', { ...fields, idempotencyKey }));
          if (answer?.status !== 200)
            wrong.push(`${answer?.status} for what is valid: ${JSON.stringify(fields)} ${answer?.body}`);
          kept.set(idempotencyKey, fields);
        }
        connection.close();
      }),
    );
    const grown = (await memoryOf(server)) - memory;
    expect(wrong.slice(0, 10), `with SEED=${testSeed}`).toEqual([]);
    // If nearly all were refused at the door, the rest of the house would not have been tested.
    for (const status of [200, 303, 400, 404, 405, 413, 415])
      expect(statuses.get(status) ?? 0, `answers ${status} of ${JSON.stringify([...statuses])}`).toBeGreaterThan(
        count / 200,
      );
    if (inRelease) expect(grown, 'MB that the server has grown').toBeLessThan(40);
    expect(server.child.exitCode).toBe(null);
    expect(await server.stop()).toBe(0);

    const store = await opened(where);
    const rows = await store.db
      .selectFrom('lead')
      .select(['idempotencyKey', 'name', 'company', 'email', 'phone', 'service', 'message'])
      .where('idempotencyKey', 'like', 'valid-%')
      .execute();
    expect(rows).toHaveLength(kept.size);
    for (const { idempotencyKey, ...fields } of rows) expect(fields).toEqual(kept.get(String(idempotencyKey)));
  }, 240_000);
});

/** Sends one and tells the status of its answer, 0 without one, and what is wrong with that. */
async function attack(connection: Connection, { bytes, framed }: Hostile): Promise<{ status: number; fault?: string }> {
  const answer = await within(connection.ask(bytes), framed ? 15_000 : 100, connection);
  if (answer === undefined) return { status: 0, ...(framed ? { fault: 'no answer' } : {}) };
  // Whatever a broken request has left behind is not the beginning of the next one.
  if (!framed) connection.close();
  const { status, head, body } = answer;
  if (status >= 500) return { status, fault: `${status} ${body}` };
  if (/ at .*\.(ts|js):\d+/.test(body)) return { status, fault: `a stack in the answer ${body}` };
  if (framed && /^content-type: application\/json/im.test(head) && !isEnvelope(body))
    return { status, fault: `not the envelope: ${body}` };
  return { status };
}

/** A request that ends nowhere is waited for by the server, rightly so: it is given up here. */
function within<T>(answer: Promise<T>, ms: number, connection: Connection): Promise<T> {
  const timer = setTimeout(() => connection.close(), ms);
  return answer.finally(() => clearTimeout(timer));
}

function isEnvelope(body: string): boolean {
  const { success, data, error } = JSON.parse(body) as {
    success: boolean;
    data?: unknown;
    error?: { code?: string; message?: string };
  };
  return success ? data !== undefined : Boolean(error?.code && error.message);
}

/**
 * Makes a process throw away what it needs no more when it is told to, so that only what it keeps is measured; and holds
 * the space for new objects to one size, which V8 otherwise widens by 100 MB under any load.
 */
const collects = `--expose-gc --max-semi-space-size=8 --import=data:text/javascript,process.on('SIGUSR2',()=>{gc();gc();console.log('collected')})`;

/** Memory in MB that the server's process cannot do without. */
async function memoryOf(server: ChildServer): Promise<number> {
  // Only Linux tells it of another process.
  if (process.platform !== 'linux') return 0;
  const times = () => server.output().split('collected').length;
  const before = times();
  server.child.kill('SIGUSR2');
  await vi.waitFor(() => expect(times()).toBeGreaterThan(before), { timeout: 10_000 });
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;
}

const show = ({ bytes }: Hostile) => JSON.stringify(bytes.toString('latin1').slice(0, 600));
