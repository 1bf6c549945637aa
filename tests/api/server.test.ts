import { createServer } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { listen } from '#api/server.ts';

test('A port that is taken is named, with what to do', async () => {
  const first = await listen(new Koa(), { port: 0 });
  const port = Number(new URL(first.url).port);
  await expect(listen(new Koa(), { port })).rejects.toThrow(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`);
  await first.stop();
});

test('Any other failure to listen is told as it is', async () => {
  await expect(listen(new Koa(), { port: 0, host: '203.0.113.1' })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});

test('Stopping lets an answer under way finish, and then frees the port', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  const app = new Koa();
  app.use(async (ctx) => {
    asked.resolve();
    ctx.body = await answer.promise;
  });
  const server = await listen(app, { port: 0 });
  const response = fetch(server.url, { headers: { Connection: 'close' } });
  await asked.promise;
  const stopped = server.stop();
  answer.resolve('Finished.');
  expect(await (await response).text()).toBe('Finished.');
  await stopped;
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  const next = createServer();
  await new Promise<void>((resolve, reject) => { next.once('error', reject).listen(Number(new URL(server.url).port), resolve); });
  next.close();
});
