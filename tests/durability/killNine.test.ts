import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seededRandom.ts';
import { contactFields } from '#tests/support/contactFields.ts';
import { openConnection, postJson } from '#tests/support/rawHttp.ts';
import { temporaryFile } from '#tests/support/stores.ts';
import { testSeed } from '#tests/support/testSeed.ts';
import { tries } from '#tests/support/tier.ts';
import { startServer } from './startServer.ts';

const rounds = tries(30);
const connections = 16;

it(`after ${rounds} rounds of kill -9 under load every request that was answered with success is in the store, once`, async () => {
  const random = seededRandom(testSeed);
  const file = temporaryFile();
  const answered = new Set<string>();
  // Sent and cut off: nobody knows whether they were kept. They are sent again with the same key.
  let unanswered: ReturnType<typeof contactFields>[] = [];
  let cut = 0;

  // The last time the server is started, it only takes what is still open.
  for (let round = 0; round <= rounds; round++) {
    const server = await startServer({ STORE_FILE: file });
    const waiting = unanswered;
    unanswered = [];
    const atLeast = answered.size + waiting.length + 1;
    let killed = round === rounds;
    const load = Array.from({ length: connections }, async () => {
      const connection = openConnection(server.port);
      for (;;) {
        const fields = waiting.shift() ?? (round < rounds ? contactFields() : undefined);
        if (!fields) return connection.close();
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
    await server.stop(round < rounds ? 'SIGKILL' : 'SIGTERM');
    cut += unanswered.length;
  }

  const store = new DatabaseSync(file, { readOnly: true });
  expect(store.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const kept = store.prepare('SELECT idempotencyKey, message FROM lead').all();
  store.close();
  expect(kept.filter(({ idempotencyKey, message }) => message !== `Marker ${idempotencyKey}`)).toEqual([]);
  const keys = kept.map(({ idempotencyKey }) => String(idempotencyKey));
  expect(keys.toSorted(), `kept, with SEED=${testSeed}`).toEqual([...answered].toSorted());
  expect(cut, 'requests that a kill cut off').toBeGreaterThan(rounds);
}, 600_000); // Each round waits for a server to start, which takes some seconds where the machine is slow and busy.
