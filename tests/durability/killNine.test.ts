import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBuiltFolder } from '#tests/support/builtFolder.ts';
import type { ChildServer } from '#scripts/support/childServer.ts';
import { contactFields } from '#scripts/support/contactFields.ts';
import { testSeed } from '#tests/support/testSeed.ts';
import { seededRandom } from '#scripts/build/seededRandom.ts';
import { type Connection, openConnection, postJson } from '#scripts/support/rawHttp.ts';
import { temporaryFile } from '#tests/support/stores.ts';
import { startServer } from './startServer.ts';

const rounds = 30;
const connections = 16;
/** In milliseconds: each round waits for a server to start, which takes some seconds where the machine is slow and busy. */
const forAllStarts = 600_000;

let dist: string;
beforeAll(() => {
  dist = makeBuiltFolder();
});
afterAll(() => rmSync(dist, { recursive: true }));

it(
  `after ${rounds} rounds of kill -9 under load every request that was answered with success is in the store, once`,
  async () => {
    const random = seededRandom(testSeed);
    const file = temporaryFile();
    const answered = new Set<string>();
    // Sent and cut off: nobody knows whether they were kept. They are sent again with the same key.
    let unanswered: ReturnType<typeof contactFields>[] = [];
    let cut = 0;

    for (let round = 0; round < rounds; round++) {
      const server = await startServer({ STORE_FILE: file, DIST_DIR: dist });
      const waiting = unanswered;
      unanswered = [];
      const atLeast = answered.size + waiting.length + 1;
      let killed = false;
      const load = Array.from({ length: connections }, async () => {
        const connection = openConnection(server.port);
        for (;;) {
          const fields = waiting.shift() ?? contactFields();
          const answer = await connection.ask(postJson('/api/contact', fields));
          if (answer?.status !== 200) {
            expect(answer, `an answer that is no success, with SEED=${testSeed}`).toBeUndefined();
            unanswered.push(fields);
            return connection.close();
          }
          answered.add(fields.idempotencyKey);
          if (killed || answered.size < atLeast) continue;
          killed = true;
          // A moment that has nothing to do with the answers: in the middle of whatever is going on then.
          setTimeout(() => server.child.kill('SIGKILL'), random.next() * 60);
        }
      });
      await Promise.all(load);
      await server.stop('SIGKILL');
      cut += unanswered.length;
    }
    // The last time it is started, it only takes what is still open.
    await finish(await startServer({ STORE_FILE: file, DIST_DIR: dist }), unanswered, answered);

    const store = new DatabaseSync(file, { readOnly: true });
    expect(store.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    const kept = store.prepare('SELECT idempotencyKey, message FROM lead').all() as {
      idempotencyKey: string;
      message: string;
    }[];
    store.close();
    expect(kept.filter(({ idempotencyKey, message }) => message !== `Marker ${idempotencyKey}`)).toEqual([]);
    const times = new Map<string, number>();
    for (const { idempotencyKey } of kept) times.set(idempotencyKey, (times.get(idempotencyKey) ?? 0) + 1);
    expect(
      [...answered].filter((key) => times.get(key) !== 1),
      `answered but not kept once, with SEED=${testSeed}`,
    ).toEqual([]);
    expect(kept.length, `kept in all, with SEED=${testSeed}`).toBe(answered.size);
    expect(cut, 'requests that a kill cut off').toBeGreaterThan(rounds);
  },
  forAllStarts,
);

async function finish(
  server: ChildServer & { port: number },
  open: readonly ReturnType<typeof contactFields>[],
  answered: Set<string>,
): Promise<void> {
  const connection: Connection = openConnection(server.port);
  for (const fields of open) {
    expect((await connection.ask(postJson('/api/contact', fields)))?.status).toBe(200);
    answered.add(fields.idempotencyKey);
  }
  connection.close();
  expect(await server.stop()).toBe(0);
}
