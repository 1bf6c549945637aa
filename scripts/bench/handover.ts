import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../support/root.ts';
import { page } from './api/page.ts';
import { startServer } from './api/processes.ts';
import { median } from './measure.ts';

const conversations = 200;
/** How often each visitor writes, in milliseconds. */
const everyMs = 15_000;
/** Other visitors, how long each reads a page, and for how long they are measured, in milliseconds. */
const visitors = 20;
const readMs = 100;
const visitMs = 5000;
const rounds = 3;

/** Rows of the table: what open conversations with a person cost in memory, and what other visitors notice of them. */
export async function handoverRows(): Promise<string[][]> {
  const work = join(root, '.cache', `bench-handover-${process.pid}`);
  await mkdir(work, { recursive: true });
  const server = await startServer('page', join(work, 'site.db'));
  const open = async () => {
    const abort = new AbortController();
    await Promise.all(Array.from({ length: conversations }, () => converse(server.port, abort.signal)));
    return abort;
  };
  try {
    // Before the server has had any load, whose memory conversations could use again.
    await sleep(2000);
    const before = await server.memory();
    const first = await open();
    await sleep(10_000);
    const mb = ((await server.memory()) - before) / 2 ** 20;
    first.abort();
    await p99OfPages(server.port);
    const [beside, alone]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      const abort = await open();
      beside.push(await p99OfPages(server.port));
      abort.abort();
      await sleep(1000);
      alone.push(await p99OfPages(server.port));
    }
    const [together, without] = [median(beside), median(alone)];
    return [
      [`Memory of ${conversations} open conversations with a person`, `${mb.toFixed(0)} MB`, 'under 40 MB'],
      [`Pages beside them, ${visitors} visitors at once, p99`, `${together.toFixed(1)} ms`, ''],
      [
        'The same without conversations; the difference',
        `${without.toFixed(1)} ms; ${(together - without).toFixed(1)} ms`,
        'under 50 ms',
      ],
    ];
  } finally {
    await server.stop();
    await rm(work, { recursive: true, force: true });
  }
}

/** The p99 of pages for visitors who read each before they ask for the next, in milliseconds. */
async function p99OfPages(port: number): Promise<number> {
  const end = performance.now() + visitMs;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      await sleep(Math.random() * readMs);
      while (performance.now() < end) {
        const begun = performance.now();
        await fetch(`http://127.0.0.1:${port}${page}`).then((response) => response.arrayBuffer());
        times.push(performance.now() - begun);
        await sleep(readMs);
      }
    }),
  );
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** Asks for a person, listens, and writes now and then. Resolves once the stream is open. */
async function converse(port: number, signal: AbortSignal): Promise<void> {
  const [id, secret] = [randomUUID(), randomBytes(32).toString('base64url')];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/api/handover${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    }).then((response) => response.text());
  await post('', { id, secret });
  await new Promise<void>((resolve, reject) => {
    const headers = { Authorization: `Bearer ${secret}` };
    const stream = request(
      { host: '127.0.0.1', port, path: `/api/handover/${id}/events`, headers, agent },
      (response) => {
        response.resume().on('error', () => {});
        resolve();
      },
    );
    stream.on('error', reject).end();
    signal.addEventListener('abort', () => stream.destroy());
  });
  void (async () => {
    await sleep(Math.random() * everyMs, undefined, { signal });
    for (;;) {
      await post(`/${id}/messages`, { secret, key: randomUUID(), text: 'Are you still there? We are 25 people.' });
      await sleep(everyMs, undefined, { signal });
    }
  })().catch(() => {});
}
