import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BodyLimits, maxPieces } from '#api/limits.ts';
import { readBody } from '#api/middleware/body.ts';
import { makeContactSchema } from '#data/rules/requests/contact.ts';
import { fieldErrorsMessages } from '#data/messages/fieldErrors.ts';
import { type KoaServer, startKoa } from '#tests/support/koaServer.ts';

const contactSchema = makeContactSchema(fieldErrorsMessages);
let server: KoaServer;
beforeEach(() => start());
afterAll(() => server.stop());

/** Bodies as the handler got them. */
let read: unknown[] = [];
/** Requests that are being read. */
let busy = 0;
const start = async (limits?: BodyLimits) => {
  await server?.stop();
  read = [];
  busy = 0;
  server = await startKoa(() => [
    async (ctx) => {
      busy++;
      try {
        await readBody(ctx, limits);
      } finally {
        busy--;
      }
      read.push(ctx.request.body);
      ctx.body = { success: true, data: ctx.request.body };
    },
  ]);
};
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const send = (type: string | undefined, body: string | Buffer | undefined, headers: Record<string, string> = {}) =>
  server.ask('/', {
    method: 'POST',
    headers: { ...(type === undefined ? {} : { 'Content-Type': type }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
const refusal = async (...given: Parameters<typeof send>) => {
  const {
    status,
    json: { success, error },
  } = await send(...given);
  expect(success).toBe(false);
  return { status, ...error };
};
const head = (lines: string[]) => `POST / HTTP/1.1\r\nHost: localhost\r\n${lines.join('\r\n')}\r\n\r\n`;
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('{')));

describe('A body that is read', () => {
  test.each([
    [json, '{"name":"Zoë 🦫","list":[1]}', { name: 'Zoë 🦫', list: [1] }],
    ['Application/JSON;charset="UTF-8"', '{"a":1}', { a: 1 }],
    ['application/json ; charset=utf8', '\uFEFF{"a":1}', { a: 1 }],
    [
      'Application/X-WWW-Form-URLEncoded; charset=UTF-8',
      'name=Zo%C3%AB+B&a%5Bb%5D=1&empty=&alone&&=x&equals=a=b',
      { name: 'Zoë B', 'a[b]': '1', empty: '', alone: '', '': 'x', equals: 'a=b' },
    ],
    [form, '', {}],
    [form, undefined, {}],
    // What somebody typed in lines has the line breaks that a script would send.
    [form, 'message=One%0D%0Atwo%0A%0Dthree', { message: 'One\ntwo\n\rthree' }],
  ])('is JSON or a form: %s %j', async (type, body, data) => {
    expect(await send(type, body)).toMatchObject({ status: 200, json: { data } });
  });

  test('may come in pieces, and keeps the connection for the next request', async () => {
    const line = server.open();
    line.socket.write(head([`Content-Type: ${json}`, 'Transfer-Encoding: chunked']));
    for (const byte of Buffer.from('{"a":"é"}')) {
      line.socket.write(Buffer.concat([Buffer.from('1\r\n'), Buffer.from([byte]), Buffer.from('\r\n')]));
      await new Promise(setImmediate);
    }
    line.socket.write('0\r\n\r\n');
    line.socket.write(`${head([`Content-Type: ${json}`, 'Content-Length: 7', 'Connection: close'])}{"a":2}`);
    await line.closed;
    expect(read).toEqual([{ a: 'é' }, { a: 2 }]);
  });

  test('keeps a field that comes twice as a list, which the schema refuses', async () => {
    const { data } = (await send(form, 'name=Ann&name=Bob&name=Cid&service=a&email=ann@firm.example')).json;
    expect(data).toEqual({ name: ['Ann', 'Bob', 'Cid'], service: 'a', email: 'ann@firm.example' });
    expect(contactSchema.safeParse(data).error?.issues.some(({ path }) => path[0] === 'name')).toBe(true);
  });

  test.each([
    [json, '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":1,"toString":"x"}'],
    [form, '__proto__=polluted&constructor=polluted&prototype=polluted&toString=x&__proto__[polluted]=1'],
  ])('cannot change what every object is: %s', async (type, body) => {
    expect((await send(type, body)).status).toBe(200);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const [object] = read as [object];
    expect(Object.keys(object)).toContain('__proto__');
    expect([Object.prototype, null]).toContain(Object.getPrototypeOf(object));
    expect(contactSchema.safeParse(object).success).toBe(false);
  });
});

describe('A body that is refused', () => {
  const unsupported = { status: 415, code: 'unsupported_media_type' };
  const bad = { status: 400, code: 'bad_request' };

  test('for its type, its character set or its encoding', async () => {
    const types = ['text/plain', 'application/jsonx', 'application/json, text/plain', '', ';', 'application'];
    for (const type of [undefined, ...types, 'multipart/form-data; boundary=x'])
      for (const body of ['{"a":1}', undefined])
        expect(await refusal(type, body), type).toEqual({
          ...unsupported,
          message: 'Send application/json or application/x-www-form-urlencoded.',
        });
    for (const charset of ['iso-8859-1', 'utf-16', '"utf-7"', '""'])
      for (const type of [json, form])
        expect(await refusal(`${type}; charset=${charset}`, 'a')).toEqual({
          ...unsupported,
          message: 'Send text as UTF-8.',
        });
    for (const encoding of ['gzip', 'br', 'identity, gzip', 'x'])
      expect([encoding, await refusal(json, gzipSync('{"a":1}'), { 'Content-Encoding': encoding })]).toEqual([
        encoding,
        { ...unsupported, message: 'Send the body without Content-Encoding.' },
      ]);
    expect((await send(json, '{"a":1}', { 'Content-Encoding': 'Identity' })).status).toBe(200);
  });

  test.each<[string, string, readonly (string | Buffer | undefined)[]]>([
    ['The body is empty.', json, ['', undefined]],
    [
      'The body is not JSON.',
      json,
      ['{', '{"a":1', "{'a':1}", '{"a":1}}', ' ', '{"a":\u0000}', 'a=1', '['.repeat(16_000), '{"a":'.repeat(3000)],
    ],
    [
      'The body is not a JSON object.',
      json,
      ['[]', '[{"a":1}]', '"text"', '1', 'true', 'null', `${'['.repeat(8000)}${']'.repeat(8000)}`],
    ],
    [
      'The text is not UTF-8.',
      json,
      ['7b2261223a22ff227d', '7b2261223a22eda080227d', '7b2261223a22c3'].map((hex) => Buffer.from(hex, 'hex')),
    ],
    ['The text is not UTF-8.', form, [Buffer.from('613dff', 'hex')]],
    ['The form is not encoded as it should be.', form, ['a=%FF', 'a=%ED%A0%80', 'a=%', 'a=%zz', '%C3=1', 'a=50%']],
  ])('with "%s" as %s', async (message, type, bodies) => {
    for (const body of bodies)
      expect(await refusal(type, body), String(body).slice(0, 20)).toEqual({ ...bad, message });
  });
});

describe('A body that is too large', () => {
  const maxBytes = 16 * 1024;
  const objectOf = (size: number) => `{"a":"${'x'.repeat(size - 8)}"}`;
  const tooLarge = { status: 413, code: 'payload_too_large', message: 'Send at most 16 KB.' };

  test('has a byte more than the largest that is taken, in bytes and not in characters', async () => {
    expect(await send(json, objectOf(maxBytes))).toMatchObject({ status: 200 });
    for (const body of [objectOf(maxBytes + 1), JSON.stringify({ a: 'é'.repeat(maxBytes / 2) })])
      expect(await refusal(json, body)).toEqual(tooLarge);
    expect(await refusal(form, `a=${'x'.repeat(maxBytes - 1)}`)).toEqual(tooLarge);
  });

  test('is refused before it is read, where it says how large it is', async () => {
    const line = server.open();
    line.socket.write(head([`Content-Type: ${json}`, 'Content-Length: 10485760']));
    expect(await line.until(/\}$/)).toContain(' 413 ');
  });

  test('is answered while its client is still sending 10 MB, and the client hears it', async () => {
    const body = 'x'.repeat(10 * 1024 * 1024);
    for (const type of [json, form, 'text/plain']) {
      const answer = await fetch(`http://127.0.0.1:${server.port}/`, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
      });
      expect([type, answer.status]).toEqual([type, type === 'text/plain' ? 415 : 413]);
      expect(await answer.json()).toMatchObject({ success: false });
    }
  });

  test('is refused at the limit, where it does not say how large it is, and does not end', async () => {
    const line = server.open();
    line.socket.write(head([`Content-Type: ${json}`, 'Transfer-Encoding: chunked']));
    for (let count = 0; count < 5; count++) line.socket.write(`1000\r\n${'x'.repeat(0x1000)}\r\n`);
    const answer = await line.until(/\}$/);
    expect(answer).toContain(' 413 ');
    expect(bodyOf(answer)).toMatchObject({ error: { code: 'payload_too_large' } });
  });
});

test('A body that comes in very many pieces is read up to a limit', async () => {
  const chunkedHead = head([`Content-Type: ${json}`, 'Transfer-Encoding: chunked']);
  const pieces = (count: number) => '1\r\n \r\n'.repeat(count);
  const line = server.open();
  line.socket.write(`${chunkedHead}${pieces(maxPieces - 1)}`);
  line.socket.write('2\r\n{}\r\n0\r\n\r\n');
  await line.until(/ 200 /);
  const above = server.open();
  above.socket.write(chunkedHead + pieces(maxPieces + 1));
  expect(bodyOf(await above.until(/\}$/))).toEqual({
    success: false,
    error: { code: 'payload_too_large', message: 'Send the body in fewer pieces.' },
  });
});

describe('A body that does not arrive', () => {
  test.each([false, true])('in time is refused, if it trickles too: %s', async (trickles) => {
    await start({ maxBytes: 16 * 1024, timeoutMs: 100 });
    const line = server.open();
    line.socket.write(`${head([`Content-Type: ${json}`, 'Content-Length: 16000'])}{"a"`);
    const trickle = setInterval(() => trickles && line.socket.write('x'), 10);
    const answer = await line.until(/\}$/);
    clearInterval(trickle);
    expect(answer).toContain(' 408 ');
    expect(bodyOf(answer)).toEqual({
      success: false,
      error: { code: 'request_timeout', message: 'The body took too long to arrive.' },
    });
  });

  test.each<[string, (line: ReturnType<KoaServer['open']>) => unknown]>([
    ['ends the connection', ({ socket }) => socket.end()],
    ['closes the connection', ({ socket }) => socket.destroy()],
    ['resets the connection', ({ socket }) => socket.resetAndDestroy()],
    ['goes on with what is no HTTP', ({ socket }) => socket.write('\r\nAnn, 4 High Street\r\n')],
  ])('whose client %s reaches no handler, is no failure, and stops nobody else', async (_, leave) => {
    const line = server.open();
    line.socket.write(`${head([`Content-Type: ${json}`, 'Transfer-Encoding: chunked'])}4\r\n{"a"`);
    await vi.waitFor(() => expect(busy).toBe(1));
    expect(await send(json, '{"a":1}')).toMatchObject({ status: 200 });
    leave(line);
    await line.closed;
    await vi.waitFor(() => expect(busy).toBe(0));
    expect(await send(json, '{"a":2}')).toMatchObject({ status: 200 });
    expect(read).toEqual([{ a: 1 }, { a: 2 }]);
    expect([server.log, server.failures]).toEqual([[], []]);
  });
});
