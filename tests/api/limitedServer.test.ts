import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Koa, { type Middleware } from 'koa';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ConnectionLimits, connectionLimits } from '#api/limits.ts';
import { listen } from '#api/server.ts';
import { inRelease } from '#tests/support/tier.ts';

const times = { stalledMs: 200, headersMs: 300, requestMs: 600, timeoutCheckMs: 20, lingerMs: 100 };
const quick: ConnectionLimits = { ...connectionLimits, ...times };
const impatient = { ...quick, headersMs: 100, requestMs: 200 };
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const post = (body: string) => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const answered: Middleware = (ctx) => {
  ctx.body = `answer to ${ctx.path}.`;
};
/** Reads the body, as a handler does that needs it. */
const reading: Middleware = async (ctx) => {
  const body = await text(ctx.req);
  ctx.body = `[${body.length} of ${body[0]}]`;
};

async function start(answer: Middleware = answered, limits = quick) {
  const server = await listen(new Koa().use(answer), { port: 0, host: '127.0.0.1', limits });
  onTestFinished(() => server.stop());
  return Number(new URL(server.url).port);
}

/** A connection that reads what comes, and whether it was closed. */
function open(port: number, ...sent: string[]) {
  const socket = connect(port, '127.0.0.1')
    .setEncoding('latin1')
    .on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const line = { socket, received: '', closed: false };
  socket.on('data', (chunk) => Object.assign(line, { received: line.received + chunk }));
  socket.on('close', () => Object.assign(line, { closed: true }));
  if (sent.length > 0) socket.write(sent.join(''));
  return line;
}

const statuses = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
/** Goes on sending until the connection is closed, as somebody does who wants to keep it. */
function keepSending(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 20);
  socket.once('close', () => clearInterval(timer));
}

describe('requests that come together on one connection', () => {
  test.each([
    ['before its answer has begun', 0],
    ['while its answer is on its way', 1],
  ])('are dropped behind the first, which is answered: sent ahead %s', async (_, begun) => {
    let handled = 0;
    const rest = Promise.withResolvers<void>();
    async function* answer() {
      if (begun) yield 'answer to ';
      await rest.promise;
      yield begun ? 'the first.' : 'answer to the first.';
    }
    const port = await start((ctx) => {
      handled += 1;
      ctx.body = Readable.from(answer());
    });
    const line = open(port, get('/1'));
    await vi.waitFor(() => expect([handled, line.received.length > 0]).toEqual([1, begun === 1]));
    line.socket.write(get('/2').repeat(5000));
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    rest.resolve();
    await vi.waitFor(() => expect(line.closed).toBe(true));
    expect(statuses(line.received)).toEqual([200]);
    expect(line.received.replace(/\r\n[\da-f]+\r\n/g, '')).toContain('answer to the first.');
    expect(handled).toBe(1);
  });

  test('are dropped where they come in one packet, behind some that Node refuses by itself too', async () => {
    const refused = 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: what\r\n\r\n';
    for (const [sent, expected] of [
      [get('/').repeat(5000), [200]],
      [post('a'.repeat(100_000)) + post('b'), [200]],
      [refused + get('/').repeat(3), [417, 200]],
    ] as const) {
      const line = open(await start(reading), sent);
      await vi.waitFor(() => expect(line.closed).toBe(true));
      expect(statuses(line.received)).toEqual(expected);
    }
  });

  test('are answered each where they come one after the other', async () => {
    const line = open(await start());
    for (let count = 1; count <= 20; count += 1) {
      line.socket.write(get(`/${count}`));
      await vi.waitFor(() => expect(line.received).toContain(`answer to /${count}.`), { interval: 1 });
    }
    expect(line.closed).toBe(false);
  });

  test('are not waited for where what follows is malformed', async () => {
    const line = open(await start(), `${get('/')}no HTTP\r\n\r\n`);
    await vi.waitFor(() => expect(line.closed).toBe(true));
    expect(statuses(line.received)).toEqual([200]);
  });
});

describe('a client that does not read its answer', () => {
  const large = Buffer.alloc(40_000_000, 'x');
  function* pieces(content: Buffer) {
    for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
  }

  test('is cut off when it has read nothing for the time allowed, although it goes on sending', async () => {
    const { socket } = open(await start((ctx) => void Object.assign(ctx, { body: large })));
    socket.pause().write(get('/'));
    keepSending(socket, get('/'));
    // The end of a connection is seen only by one who reads.
    const reset = { code: expect.stringMatching(/ECONNRESET|EPIPE/) };
    await vi.waitFor(() => expect(socket.errored ?? undefined).toMatchObject(reset), { timeout: 5000 });
  });

  // The time is the system's, which tells of what was read in large steps.
  test.runIf(inRelease)('is not cut off as long as it reads some of it, however slowly', async () => {
    const slowly: Middleware = (ctx) => void Object.assign(ctx, { body: Readable.from(pieces(large)) });
    const { socket } = open(await start(slowly, { ...quick, stalledMs: 1000 }));
    socket.pause().write(get('/'));
    // Longer than the time allowed in all, with a much shorter pause after each piece. The system tells the server of what
    // was read in steps of a third of its buffer, which on one machine is a megabyte.
    const begin = performance.now();
    socket
      .on('data', () => {
        socket.pause();
        setTimeout(() => socket.resume(), performance.now() - begin < 2500 ? 10 : 0);
      })
      .resume();
    await vi.waitFor(() => expect(socket.bytesRead).toBeGreaterThan(large.length), { timeout: 60_000 });
    expect(performance.now() - begin).toBeGreaterThan(2500);
  });

  test('does not end the answer of a handler that is still at work', async () => {
    const port = await start(async (ctx) => {
      await new Promise((resolve) => {
        setTimeout(resolve, quick.stalledMs * 3);
      });
      ctx.body = 'late answer';
    });
    const line = open(port);
    line.socket.write(get('/'));
    await vi.waitFor(() => expect(line.received).toContain('late answer'), { timeout: 5000 });
  });
});

describe('a client that sends slowly', () => {
  test.each([
    ['headers without end', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X: y\r\n', [408]],
    [
      'a body without end, after its answer',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n',
      'x',
      [200, 408],
    ],
    ['nothing that is HTTP', 'no HTTP\r\n\r\n', 'no HTTP\r\n\r\n', [400]],
  ])('is told and cut off in bounded time: %s', async (_, head, more, expected) => {
    const line = open(await start(answered, impatient), head);
    keepSending(line.socket, more);
    await vi.waitFor(() => expect(line.closed).toBe(true), { timeout: 5000 });
    expect(statuses(line.received)).toEqual(expected);
  });

  test('is cut off as well where it sends nothing at all', async () => {
    const line = open(await start(answered, impatient));
    await vi.waitFor(() => expect(line.closed).toBe(true), { timeout: 5000 });
  });
});

describe('connections on which nothing is sent', () => {
  const start3 = (isTrusted: boolean) =>
    start(answered, { ...connectionLimits, connections: { total: 3, perAddress: 2, isTrusted: () => isTrusted } });

  test.each([
    ['by address', false, 2],
    ['in all, where they are of a proxy', true, 3],
  ])('are limited %s, and make room when they are closed', async (_, isTrusted, most) => {
    const port = await start3(isTrusted);
    const lines = Array.from({ length: most }, () => open(port, get('/')));
    await vi.waitFor(() => expect(lines.map(({ received }) => statuses(received))).toEqual(Array(most).fill([200])));
    const above = open(port, get('/'));
    await vi.waitFor(() => expect(above).toMatchObject({ closed: true, received: '' }));
    expect(lines.some(({ closed }) => closed)).toBe(false);
    lines[0]?.socket.destroy();
    await vi.waitFor(() => {
      const next = open(port, get('/'));
      return vi.waitFor(() => expect(statuses(next.received)).toEqual([200]), { timeout: 100 });
    });
  });
});

describe('a chunked body', () => {
  const chunked = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';

  test('is refused at once where it is malformed', async () => {
    const answer: Middleware = (ctx) => new Promise((resolve) => ctx.req.resume().once('close', resolve));
    const line = open(await start(answer, connectionLimits), `${chunked}zz\r\nx`);
    await vi.waitFor(() => expect(statuses(line.received)).toEqual([400]));
    expect(line.received).toContain('{"success":false,"error":{"code":"bad_request"');
  });

  test('that goes on without end after its answer is cut off in bounded time', async () => {
    const line = open(await start(answered, impatient), chunked);
    keepSending(line.socket, '1\r\nx\r\n');
    await vi.waitFor(() => expect(line.closed).toBe(true), { timeout: 5000 });
    expect(statuses(line.received)).toEqual([200, 408]);
  });
});
