import { afterEach, describe, expect, test } from 'vitest';
import { readEnv } from '#api/env.ts';
import { clientAddress, parseTrustedProxies } from '#api/middleware/clientAddress.ts';
import { makeGuards } from '#api/middleware/guards.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { type KoaServer, startKoa } from '#tests/support/koaServer.ts';

let server: KoaServer;
afterEach(() => server?.stop());

const site = buildSite();
const start = async (source: Record<string, string> = {}) => {
  server = await startKoa((log) => {
    const guards = makeGuards({ env: readEnv(source), store: { pool: undefined }, site, secret: 'secret', log });
    const guardOf = { '/contact': guards.contact, '/subscribe': guards.subscribe, '/ip': guards.ipLocation };
    return [
      clientAddress(parseTrustedProxies('127.0.0.1')),
      (ctx, next) => guardOf[ctx.path as keyof typeof guardOf](ctx, next),
      (ctx) => {
        ctx.body = { success: true, data: ctx.request.body ?? null };
      },
    ];
  });
};
const post = (path: string, headers: Record<string, string> = {}, body = '{"a":1}') =>
  server.ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });

describe.each(['/contact', '/subscribe'])('The guards of %s', (path) => {
  test('lets through what is right, refuses a foreign page before it counts, and counts before it reads', async () => {
    await start({ CONTACT_LIMIT: '3', SUBSCRIBE_LIMIT: '3' });
    expect((await post(path, { Origin: site.provider.origin })).json).toEqual({ success: true, data: { a: 1 } });
    for (const _ of [1, 2, 3])
      expect((await post(path, { Origin: 'https://evil.example', 'Content-Type': 'text/plain' })).status).toBe(403);
    const statuses: number[] = [];
    for (const body of ['{', '{', '{']) statuses.push((await post(path, {}, body)).status);
    expect(statuses).toEqual([400, 400, 429]);
    expect((await post(path, { 'X-Forwarded-For': '203.0.113.8' })).status).toBe(200);
  });
});

describe('The guards', () => {
  test('counts contact, sign-ups and look-ups apart, each by its own limit', async () => {
    await start({ CONTACT_LIMIT: '1', SUBSCRIBE_LIMIT: '2', IP_LOCATION_LIMIT: '3' });
    const taken = async (path: string) => {
      for (let count = 0; ; count++)
        if ((await (path === '/ip' ? server.ask(path) : post(path))).status === 429) return count;
    };
    // The look-up takes a page of any origin, and no body.
    const headers = { Origin: 'https://evil.example', 'X-Forwarded-For': '203.0.113.8' };
    expect((await server.ask('/ip', { headers })).json).toEqual({ success: true, data: null });
    expect([await taken('/contact'), await taken('/subscribe'), await taken('/ip')]).toEqual([1, 2, 3]);
  });

  test('counts nothing with RATE_LIMITS=off', async () => {
    await start({ CONTACT_LIMIT: '1', RATE_LIMITS: 'off' });
    for (const _ of [1, 2, 3]) expect((await post('/contact')).status).toBe(200);
  });
});
