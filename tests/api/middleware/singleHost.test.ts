import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();

async function ask(path: string, ...hosts: string[]): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write([`GET ${path} HTTP/1.1`, ...hosts, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

test.each([
  ['Host: localhost', 'Host: evil.example'],
  ['Host: localhost', 'HOST: localhost'],
  ['host: localhost', 'X: y', 'Host: www.evil.example'],
])('a request that names its host twice is refused: %s, %s', async (...hosts) => {
  expect(await ask('/pricing', ...hosts)).toEqual({ status: 400, body: 'Name one host.' });
  expect(await ask('/api/blog', ...hosts)).toEqual({
    status: 400,
    body: '{"success":false,"error":{"code":"bad_request","message":"Name one host."}}',
  });
});

test('a request that names it once is answered', async () => {
  expect((await ask('/pricing', 'Host: localhost')).status).toBe(200);
});
