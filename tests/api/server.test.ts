import { connect } from 'node:net';
import Koa from 'koa';
import { expect, test, vi } from 'vitest';
import { listen } from '#api/server.ts';

const answering = (headers: Record<string, string> = {}) =>
  new Koa().use((ctx) => {
    ctx.set(headers);
    ctx.body = 'Answered.';
  });

test('A port that is taken is named, with what to do; any other failure to listen is told as it is', async () => {
  const first = await listen(new Koa(), { port: 0 });
  const port = Number(new URL(first.url).port);
  await expect(listen(new Koa(), { port })).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another with PORT.`,
  );
  await first.stop();
  await expect(listen(new Koa(), { port: 0, host: '203.0.113.1' })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** Connects and asks at once, and resolves with what came until the connection ended, or with why it broke. */
const askRaw = (port: number, text = get) =>
  new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1')
      .on('error', ({ message }) => resolve(`${received}${message}`))
      .on('end', () => resolve(received));
    socket
      .on('data', (chunk) => {
        received += chunk;
      })
      .write(text);
  });

test('Connections that the system has taken already are answered before the port is freed', async () => {
  const server = await listen(answering(), { port: 0, stopTimes: { quiet: 1000, max: 5000 } });
  const answers = Array.from({ length: 40 }, () => askRaw(Number(new URL(server.url).port)));
  // By then they are connected, and the server has not seen them yet, so that it does not wait for what they ask.
  await new Promise((resolve) => {
    process.nextTick(resolve);
  });
  const stopped = server.stop();
  const received = await Promise.all(answers);
  const last = /^HTTP\/1\.1 200 OK\r\n(?=.*^connection: close\r\n).*Answered\.$/ims;
  expect(received.filter((answer) => !last.test(answer))).toEqual([]);
  await stopped;
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});

test('A request that has arrived on a connection that was kept alive is answered, although the server was too busy to see it', async () => {
  // The time to wait is over before the server can look once.
  const server = await listen(answering(), { port: 0, stopTimes: { quiet: 0.0001, max: 5000 } });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let received = '';
  const ended = new Promise<string>((resolve) => {
    socket.on('error', ({ message }) => resolve(message)).on('end', () => resolve('ended'));
  });
  socket
    .on('data', (chunk) => {
      received += chunk;
    })
    .write(get);
  await vi.waitFor(() => expect(received).toContain('Answered.'));
  received = '';
  const stopped = server.stop();
  // Sent while the time to wait passes, in which this process does nothing else.
  setImmediate(() => {
    socket.write(get);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  });
  expect(await ended).toBe('ended');
  expect(received).toMatch(/^connection: close/im);
  await stopped;
});
