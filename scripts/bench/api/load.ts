import { connect } from 'node:net';
import { loadSite } from '../../../data/rules/load.ts';
import { uuidV7 } from '../../../data/rules/text/uuidV7.ts';

/** A load of requests: each connection sends the next when the last is answered. */
export interface Load {
  port: number;
  /** The page to ask for, compressed; without one, contact requests are sent. */
  page?: string;
  connections: number;
  warmUpMs: number;
  ms: number;
}
export interface LoadResult {
  perSecond: number /** Milliseconds. */;
  p50: number;
  p99: number /** Answers that were no success. */;
  failed: number;
}

// Forked by api.ts: its parent sends the load and receives the result.
process.once('message', async (load: Load) => {
  process.send?.(await run(load));
  process.disconnect();
});

async function run({ port, page, connections, warmUpMs, ms }: Load): Promise<LoadResult> {
  const { serviceCategories } = await loadSite();
  const begin = performance.now() + warmUpMs;
  const end = begin + ms;
  const times: number[] = [];
  let failed = 0;
  let over = false;
  // Waking a sleeping process costs the sender, so that a slow server would pay for each answer where a fast one does
  // not. A busy loop keeps this process awake.
  const stayAwake = () => {
    if (!over) setImmediate(stayAwake);
  };
  stayAwake();
  await Promise.all(
    Array.from({ length: connections }, () => {
      const next = page ? makePageRequests(page) : makeContactRequests(serviceCategories[0]?.id);
      let sentAt = 0;
      return new Promise<void>((resolve, reject) => {
        const socket = connect({ port, host: '127.0.0.1', noDelay: true });
        const send = () => {
          sentAt = performance.now();
          socket.write(next());
        };
        let received = '';
        socket.setEncoding('latin1').on('data', (chunk: string) => {
          received = received ? received + chunk : chunk;
          if (!isWhole(received)) return;
          const now = performance.now();
          if (!received.startsWith('HTTP/1.1 200')) failed += 1;
          received = '';
          if (sentAt >= begin && now <= end) times.push(now - sentAt);
          if (now < end) return send();
          socket.destroy();
          resolve();
        });
        socket
          .on('connect', send)
          .on('error', reject)
          .on('end', () => reject(new Error('The server ended a connection.')));
      });
    }),
  );
  over = true;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / (ms / 1000), p50: at(0.5), p99: at(0.99), failed };
}

/** Whether an HTTP response with a Content-Length has arrived in full. */
function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const at = text.indexOf('Content-Length: ');
  return text.length >= head + 4 + Number.parseInt(text.slice(at + 16, at + 26), 10);
}

/** Returns a function that makes requests as a browser sends them on a first visit. */
function makePageRequests(page: string): () => Buffer {
  const request = Buffer.from(
    `GET ${page} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html,*/*;q=0.8\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n` +
      'Accept-Language: en-CA\r\nUser-Agent: bench\r\n\r\n',
  );
  return () => request;
}

/** Returns a function that makes requests as the form sends them, each with an idempotency key of its own. */
function makeContactRequests(service: string | undefined): () => Buffer {
  const key = uuidV7();
  const body = Buffer.from(
    JSON.stringify({
      name: 'Ada Lovelace',
      company: 'Analytical Engines',
      email: 'ada@engines.example',
      phone: '416-555-0100',
      service,
      message: 'Our printer prints in reverse since this morning. Please call back before noon.',
      page: '/contact',
      elapsed: 42_000,
      website: '',
      idempotencyKey: key,
    }),
  );
  const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head), body]);
  const at = bytes.indexOf(key);
  return () => {
    // A copy, because the socket may not have sent the last one yet.
    const request = Buffer.from(bytes);
    request.write(uuidV7(), at, 'latin1');
    return request;
  };
}
