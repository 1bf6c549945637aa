import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { contactFields } from '#tests/support/contactFields.ts';
import { openConnection, postJson } from '#tests/support/rawHttp.ts';
import { temporaryFile } from '#tests/support/stores.ts';
import { startMailPeer } from '#tests/support/testServer.ts';
import { inRelease, tries } from '#tests/support/tier.ts';
import { postContact, type Server, startServer } from './startServer.ts';

/** Tells a server to stop, which takes it less than 10 seconds. */
async function stopInTime(server: Server): Promise<void> {
  const toldAt = performance.now();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(performance.now() - toldAt).toBeLessThan(10_000);
}

it('a server that is told to stop under load answers every request that has reached it', async () => {
  const file = temporaryFile();
  const server = await startServer({ STORE_FILE: file });
  const answered: string[] = [];
  const lost: string[] = [];
  let stopped: Promise<void> | undefined;
  const load = Array.from({ length: 16 }, async () => {
    const connection = openConnection(server.port);
    for (;;) {
      const fields = contactFields();
      const answer = await connection.ask(postJson('/api/contact', fields));
      if (answer?.status !== 200) lost.push(`${answer?.status ?? 'cut off'} ${fields.idempotencyKey}`);
      else answered.push(fields.idempotencyKey);
      if (answered.length === tries(1000)) stopped = stopInTime(server);
      // A client goes on with its connection until the server says that it is the last answer on it.
      if (!answer || answer.closes) return connection.close();
    }
  });
  await Promise.all(load);
  await stopped;
  expect(lost).toEqual([]);
  expect(server.output()).toContain('Stopped.');
  const store = new DatabaseSync(file, { readOnly: true });
  const kept = store.prepare('SELECT idempotencyKey FROM lead').all();
  store.close();
  expect(kept.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(answered.sort());
});

// Both wait for as long as a stop may take.
it.runIf(inRelease)('neither a silent connection, an endless body nor a silent mail server delays a stop', async () => {
  const smtp = await startMailPeer();
  smtp.behave({ stall: '' });
  const server = await startServer({ STORE_FILE: temporaryFile(), SMTP_URL: smtp.url, DRAIN_MS: '1000' });
  const asked = postContact(server.url);
  await vi.waitFor(() => expect(smtp.stalled).not.toEqual([]), { timeout: 5000 });
  const [idle, unfinished] = [openConnection(server.port), openConnection(server.port)];
  const health = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  expect((await idle.ask(health))?.status).toBe(200);
  const ended = unfinished.ask(
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  // Asked on another connection after it, answered after it was read.
  expect((await idle.ask(health))?.status).toBe(200);
  await stopInTime(server);
  expect((await asked).status).toBe(200);
  await ended;
  idle.close();
  unfinished.close();
});

it.runIf(inRelease)('/readyz says 503 from SIGTERM on, while connections are taken as long as was told', async () => {
  const server = await startServer({ STORE_FILE: temporaryFile(), DRAIN_MS: '1000' });
  const readiness = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return [answer.status, (await answer.json()).error?.fields];
  };
  expect(await readiness()).toEqual([200, undefined]);
  const told = performance.now();
  const stopped = server.stop('SIGTERM');
  await vi.waitFor(async () => expect(await readiness()).toEqual([503, { server: 'stopping' }]), { interval: 10 });
  expect((await postContact(server.url)).status).toBe(200);
  expect(await stopped).toBe(0);
  expect(performance.now() - told).toBeGreaterThan(1000);
});
