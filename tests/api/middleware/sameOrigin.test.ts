import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientAddress, parseTrustedProxies } from '#api/middleware/clientAddress.ts';
import { assertSameOrigin } from '#api/middleware/guards.ts';
import { type KoaServer, startKoa } from '#tests/support/koaServer.ts';

let server: KoaServer;
beforeAll(async () => {
  server = await startKoa(() => [
    (ctx, next) => clientAddress(parseTrustedProxies(ctx.get('X-Test-Proxy')))(ctx, next),
    (ctx) => {
      assertSameOrigin(ctx, 'https://site.example');
      ctx.body = { success: true };
    },
  ]);
});
afterAll(() => server.stop());

const behindProxy = { 'X-Test-Proxy': '127.0.0.1' };
const ask = (headers: Record<string, string>) =>
  server.ask('/', { method: 'POST', headers: { Host: 'host.example:8080', ...headers } });

describe('A call that changes something is taken from', () => {
  test.each<[string, Record<string, string>]>([
    ['a program, which names no origin', {}],
    ['the site', { Origin: 'https://site.example' }],
    [
      'the site, by a browser that says where it is',
      { Origin: 'https://site.example', 'Sec-Fetch-Site': 'cross-site' },
    ],
    ['the host that it came to', { Origin: 'http://host.example:8080' }],
    ['the host that it came to, in capitals', { Host: 'HOST.example:8080', Origin: 'http://host.example:8080' }],
    ['the host that it came to, with the usual port named', { Host: 'host.example:80', Origin: 'http://host.example' }],
    [
      'the host that a proxy says it came to',
      { ...behindProxy, 'X-Forwarded-Proto': 'https', Origin: 'https://host.example:8080' },
    ],
    [
      'another host that a proxy says it came to',
      {
        ...behindProxy,
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Host': 'front.example',
        Origin: 'https://front.example',
      },
    ],
    [
      'a page that the browser says is of this origin',
      { Origin: 'https://front.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
    ['a page of this origin that hides it', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['an address that was typed', { 'Sec-Fetch-Site': 'none' }],
  ])('%s', async (_, headers) => {
    expect((await ask(headers)).status).toBe(200);
  });
});

describe('A call that changes something is refused from', () => {
  test.each<[string, Record<string, string>]>([
    ['another site', { Origin: 'https://evil.example' }],
    ['a site that begins like ours', { Origin: 'https://site.example.evil.example' }],
    ['a site that ends like ours', { Origin: 'https://evilsite.example' }],
    ['another scheme of the site', { Origin: 'http://site.example' }],
    ['another port of the site', { Origin: 'https://site.example:8443' }],
    ['another port of the host', { Origin: 'http://host.example' }],
    ['another scheme of the host', { Origin: 'https://host.example:8080' }],
    ['a page without an origin', { Origin: 'null' }],
    ['an empty origin', { Origin: '' }],
    ['an origin that is none', { Origin: 'site.example' }],
    ['two origins', { Origin: 'https://site.example https://evil.example' }],
    ['a page of another site whose browser does not name it', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of a sister site', { Origin: 'https://shop.site.example', 'Sec-Fetch-Site': 'same-site' }],
    ['a host that a stranger says it came to', { 'X-Forwarded-Host': 'evil.example', Origin: 'http://evil.example' }],
    ['a scheme that a stranger says it came by', { 'X-Forwarded-Proto': 'https', Origin: 'https://host.example:8080' }],
    ['a host that is none', { Host: '[', Origin: 'http://[' + 'x' }],
  ])('%s', async (_, headers) => {
    const { status, json } = await ask(headers);
    const error = { code: 'foreign_origin', message: 'This request came from a page of another site.' };
    expect([status, json]).toEqual([403, { success: false, error }]);
  });
});
