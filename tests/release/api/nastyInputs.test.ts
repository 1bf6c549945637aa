import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nastyRequests } from '#tests/support/nastyInputs.ts';
import { startSite } from '#scripts/support/server.ts';

/** In a thread of its own, so that the time it takes does not count as the server's. */
const client = `
const { parentPort, workerData } = require('node:worker_threads');
parentPort.on('message', (bytes) => {
  const socket = require('node:net').connect(workerData, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => { answer += chunk; }).on('error', () => {});
  socket.on('close', () => parentPort.postMessage(answer.slice(0, 12)));
  socket.write(bytes);
});`;

let server: Awaited<ReturnType<typeof startSite>>;
let worker: Worker;
beforeAll(async () => {
  server = await startSite({ RATE_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1' });
  worker = new Worker(client, { eval: true, workerData: Number(new URL(server.url).port) });
});
afterAll(async () => {
  await worker.terminate();
  await server.stop();
});

async function send(bytes: Buffer): Promise<{ status: string; ms: number }> {
  const before = process.threadCpuUsage();
  const status = await new Promise<string>((resolve) => {
    worker.once('message', resolve);
    worker.postMessage(bytes);
  });
  const { user, system } = process.threadCpuUsage(before);
  return { status, ms: (user + system) / 1000 };
}

/** The machine may be busy and the engine not warm: what takes longer than its budget gets a few more tries, and the best counts. */
async function minOf(bytes: Buffer, budgetMs: number) {
  let best = await send(bytes);
  for (let tries = 0; tries < 8 && best.ms > budgetMs; tries++) {
    const next = await send(bytes);
    if (next.ms < best.ms) best = next;
  }
  return best;
}

test('no input of 14 KB to any endpoint takes the processor long, and each gets an answer that is no fault of ours', async () => {
  const wrong: string[] = [];
  for (const { name, bytes, budgetMs } of nastyRequests()) {
    const { status, ms } = await minOf(bytes, budgetMs);
    if (ms > budgetMs) wrong.push(`${name}: ${ms.toFixed(0)} ms`);
    if (!/^HTTP\/1\.1 [234]/.test(status)) wrong.push(`${name}: ${status || 'no answer'}`);
  }
  expect(wrong).toEqual([]);
}, 300_000);
