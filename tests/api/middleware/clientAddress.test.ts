import { describe, expect, onTestFinished, test } from 'vitest';
import { clientAddress, parseTrustedProxies, readClient } from '#api/middleware/clientAddress.ts';
import { startKoa } from '#tests/support/koaServer.ts';
import type { Middleware } from 'koa';

/** What is made of a request that comes from an address, behind the proxies that are trusted. */
const clientOf = (remoteAddress: string | undefined, more: Record<string, string>, trusted: string, socket = {}) => {
  const request = { socket: { ...socket, remoteAddress }, headers: { host: 'site.example', ...more } };
  return readClient(request as never, parseTrustedProxies(trusted));
};
const addressOf = (remoteAddress: string, forwarded: string, trusted: string) =>
  clientOf(remoteAddress, { 'x-forwarded-for': forwarded }, trusted).address;

describe('TRUSTED_PROXIES', () => {
  test.each([
    ['10.0.0.5', ['10.0.0.5'], ['10.0.0.6', '::1']],
    ['10.0.0.0/8', ['10.0.0.1', '10.255.255.255'], ['11.0.0.0', '9.255.255.255']],
    ['10.9.9.9/8', ['10.0.0.1'], ['11.0.0.0']],
    [' 127.0.0.1 , fd00::/8,, ', ['127.0.0.1', 'fd12::1'], ['fe80::1']],
    ['2001:DB8::5', ['2001:db8::5'], ['2001:db8::6']],
    ['::ffff:10.0.0.5', ['10.0.0.5'], ['10.0.0.6']],
    ['::ffff:10.0.0.0/104', ['10.3.2.1'], ['11.0.0.0']],
    ['0.0.0.0/0', ['1.2.3.4'], ['::1']],
    ['::/0', ['2001:db8::1'], ['1.2.3.4']],
    ['', [], ['127.0.0.1', '::1']],
  ])('"%s"', (text, inside, outside) => {
    const isTrusted = parseTrustedProxies(text);
    expect(inside.filter((address) => !isTrusted(address))).toEqual([]);
    expect(outside.filter((address) => isTrusted(address))).toEqual([]);
  });

  test.each([
    ...['proxy.example', '*', 'fe80::1%eth0', '10.0.0/8'],
    ...['10.0.0.0/33', '10.0.0.0/-1', '::/129', '::ffff:10.0.0.0/95', '10.0.0.0/255.0.0.0'],
  ])('refuses %s by name', (entry) => {
    expect(() => parseTrustedProxies(`127.0.0.1, ${entry}`)).toThrow(
      `TRUSTED_PROXIES names "${entry}", which is neither an address nor a network. Give them as 10.0.0.5, 10.0.0.0/8 or fd00::/8, separated by commas.`,
    );
  });
});

describe("The visitor's address", () => {
  test("is the connection's, whatever the headers say, when no proxy is trusted, and empty when that is gone", () => {
    expect(clientOf(undefined, { 'x-forwarded-for': '203.0.113.7' }, '0.0.0.0/0,::/0').address).toBe('');
    expect(addressOf('198.51.100.1', '203.0.113.7', '')).toBe('198.51.100.1');
    expect(addressOf('198.51.100.1', '203.0.113.7', '10.0.0.0/8')).toBe('198.51.100.1');
    expect(addressOf('::ffff:198.51.100.1', '203.0.113.7', '')).toBe('198.51.100.1');
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    // What the visitor sends himself stands left of what the proxy adds.
    ['1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
    ['1.1.1.1,203.0.113.7,10.0.0.9,::ffff:10.0.0.8', '203.0.113.7'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8::7]:50123', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:DB8:0::7', '2001:db8::7'],
    ['203.0.113.7, ,', '203.0.113.7'],
    // Only proxies: the one furthest away.
    ['10.0.0.9, 10.0.0.8', '10.0.0.9'],
    ['', '10.0.0.1'],
    // A word that is no address hides what is left of it.
    ['1.1.1.1, unknown', '10.0.0.1'],
    ['1.1.1.1, unknown, 10.0.0.8', '10.0.0.8'],
    ['<script>', '10.0.0.1'],
  ])('behind a trusted proxy, from "%s", is %s', (forwarded, address) => {
    expect(addressOf('10.0.0.1', forwarded, '10.0.0.0/8')).toBe(address);
    expect(addressOf('::ffff:10.0.0.1', forwarded, '10.0.0.0/8')).toBe(address);
  });
});

describe('Whether the visitor came over https, and to which host', () => {
  test.each<[Record<string, string>, object, boolean, string]>([
    [{}, {}, false, 'http://site.example'],
    [{}, { encrypted: true }, true, 'https://site.example'],
    [{ 'x-forwarded-proto': 'HTTPS' }, {}, true, 'https://site.example'],
    [
      { 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'www.site.example, inner' },
      {},
      true,
      'https://www.site.example',
    ],
    [{ 'x-forwarded-proto': 'http' }, {}, false, 'http://site.example'],
    [{ 'x-forwarded-proto': '', 'x-forwarded-host': '' }, {}, false, 'http://site.example'],
  ])('is what the connection %s %s, or a trusted proxy, says', (headers, socket, secure, origin) => {
    expect(clientOf('10.0.0.1', headers, '10.0.0.0/8', socket)).toMatchObject({ secure, origin });
  });

  test('is not what anybody else says', () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    const plain = { secure: false, origin: 'http://site.example' };
    expect(clientOf('198.51.100.1', headers, '10.0.0.0/8')).toMatchObject(plain);
  });
});

test('Over HTTP the headers of who is no trusted proxy are not believed, which is told once', async () => {
  let ignored = 0;
  const onIgnored = () => {
    ignored += 1;
  };
  const answer: Middleware = (ctx) => void Object.assign(ctx, { body: ctx.state });
  const server = await startKoa(() => [clientAddress(parseTrustedProxies(''), onIgnored), answer]);
  onTestFinished(() => server.stop());
  expect(ignored).toBe(0);
  const headers = { 'X-Forwarded-For': ['1.1.1.1', '203.0.113.7'], 'X-Forwarded-Proto': 'https', Host: 'site.example' };
  const own = { address: '127.0.0.1', secure: false, origin: 'http://site.example' };
  for (let asked = 0; asked < 2; asked++) expect((await server.ask('/', { headers })).json).toEqual(own);
  expect(ignored).toBe(1);
});
