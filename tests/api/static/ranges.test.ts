import { expect, test } from 'vitest';
import { script } from '#tests/support/builtFolder.ts';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();

const size = script.length;
const ask = (range: string, headers = {}, method = 'GET') =>
  server.ask('/assets/x-abc.js', { Range: range, ...headers }, method);

test.each([
  ['bytes=0-5', 'export', `bytes 0-5/${size}`],
  [`bytes=${size - 4}-`, '42;\n', `bytes ${size - 4}-${size - 1}/${size}`],
  ['bytes=-4', '42;\n', `bytes ${size - 4}-${size - 1}/${size}`],
  [`bytes=${size - 4}-99999`, '42;\n', `bytes ${size - 4}-${size - 1}/${size}`],
])('%s brings that part', async (range, part, contentRange) => {
  const headers = { 'content-range': contentRange, 'content-length': String(part.length) };
  expect(await ask(range)).toMatchObject({ status: 206, text: part, headers });
});

test('A part is one of the plain content, whatever encodings the client takes', async () => {
  const { status, headers, text } = await ask('bytes=0-5', { 'Accept-Encoding': 'br, gzip' });
  expect([status, headers['content-encoding'], text]).toEqual([206, undefined, 'export']);
  expect(headers.etag).toBe((await server.ask('/assets/x-abc.js')).headers.etag);
});

test('A part beyond the end is refused with the size', async () => {
  const { status, headers, text } = await ask('bytes=99999-');
  expect([status, headers['content-range'], text]).toEqual([416, `bytes */${size}`, '']);
});

test.each(['bytes=0-1,4-5', 'bytes=nonsense', 'bytes=5-1,x', 'lines=0-5', 'lines=99999-'])(
  '%s brings everything',
  async (range) => {
    const { status, headers, text } = await ask(range);
    expect([status, headers['content-range'], text]).toEqual([200, undefined, script]);
  },
);

test('HEAD has no parts, and what the client already has is not sent in parts either', async () => {
  const { status, headers } = await ask('bytes=0-5', {}, 'HEAD');
  expect([status, headers['content-range'], headers['content-length']]).toEqual([200, undefined, String(size)]);
  expect(await ask('bytes=0-5', { 'If-None-Match': String(headers.etag) })).toMatchObject({ status: 304, text: '' });
});

test('If-Range with the validator brings the part, with anything else everything', async () => {
  const whole = await server.ask('/assets/x-abc.js');
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const etag = String(whole.headers.etag);
  expect(await ask('bytes=0-5', { 'If-Range': etag })).toMatchObject({ status: 206, text: 'export' });
  for (const condition of ['"old"', `W/${etag}`, 'Wed, 01 Jan 2025 00:00:00 GMT'])
    expect(await ask('bytes=0-5', { 'If-Range': condition })).toMatchObject({ status: 200, text: script });
});
