import { connect } from 'node:net';
import { uuidV7 } from '../../../data/text/uuidV7.ts';

/** What is asked of a server: requests on so many connections, each sent when the one before it is answered. */
export interface Load {
  port: number;
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

// A process of its own beside the server: whoever starts it sends the load and is sent the result.
process.once('message', async (load: Load) => {
  process.send?.(await run(load));
  process.disconnect();
});

async function run({ port, connections, warmUpMs, ms }: Load): Promise<LoadResult> {
  const begin = performance.now() + warmUpMs;
  const end = begin + ms;
  const times: number[] = [];
  let failed = 0;
  let over = false;
  // A process that sleeps is woken by each answer, at the cost of the server that sends it, and a slow server would pay
  // where a fast one does not: this one stays awake.
  const stayAwake = () => {
    if (!over) setImmediate(stayAwake);
  };
  stayAwake();
  await Promise.all(
    Array.from({ length: connections }, () => {
      const next = makeContactRequests();
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

/** Answers are small and have a length: most come in one piece. */
function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const at = text.indexOf('Content-Length: ');
  return text.length >= head + 4 + Number.parseInt(text.slice(at + 16, at + 26), 10);
}

/** Requests as the form sends them, each with a key of its own. */
function makeContactRequests(): () => Buffer {
  const key = uuidV7();
  const body = Buffer.from(
    JSON.stringify({
      name: 'Ada Lovelace',
      company: 'Analytical Engines',
      email: 'ada@engines.example',
      phone: '416-555-0100',
      service: 'managed-it',
      message: 'Our printer prints in reverse since this morning. Please call back before noon.',
      page: '/services/network-management/toronto',
      elapsed: 42_000,
      website: '',
      idempotencyKey: key,
    }),
  );
  const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head), body]);
  const at = bytes.indexOf(key);
  return () => {
    // A copy: the one before may still be on its way.
    const request = Buffer.from(bytes);
    request.write(uuidV7(), at, 'latin1');
    return request;
  };
}
