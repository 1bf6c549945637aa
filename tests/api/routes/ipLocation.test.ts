import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientAddress, parseTrustedProxies } from '#api/middleware/clientAddress.ts';
import { makeCache } from '#api/routes/ipLocation/cache.ts';
import { ipLocationRoutes } from '#api/routes/ipLocation/ipLocation.ts';
import { makeLocator } from '#api/routes/ipLocation/locator.ts';
import { ipLocationSchema } from '#api/routes/ipLocation/schema.ts';
import { type KoaServer, keptLog, startKoa } from '#tests/support/koaServer.ts';

const markham = {
  ip: '203.0.113.7',
  hostname: 'host.example',
  city: 'Markham',
  region: 'Ontario',
  country: 'CA',
  loc: '43.8668,-79.2663',
  postal: 'L3R',
  timezone: 'America/Toronto',
};
const place = { city: 'Markham', region: 'Ontario', postal: 'L3R', loc: '43.8668,-79.2663' };

/** The service that is asked: what it was asked for, and what it answers. */
let service: Server;
let asked: string[] = [];
let answer: RequestListener;
let url: string;
const says =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const never: RequestListener = () => {};

beforeEach(async () => {
  asked = [];
  answer = says(markham);
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await listen(0);
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/{ip}/json?token=t`;
});
const listen = (port: number) =>
  new Promise<void>((resolve) => {
    service.listen(port, '127.0.0.1', resolve);
  });
const shut = () =>
  new Promise<void>((resolve) => {
    service.close(() => resolve());
    service.closeAllConnections();
  });

let server: KoaServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await shut();
});

const startRoute = async (given: string | undefined = url) => {
  const started = await startKoa((log) => {
    const router = new Router();
    ipLocationRoutes(router, { guards: { ipLocation: (_, next) => next() }, url: given, log });
    return [clientAddress(parseTrustedProxies('127.0.0.1')), router.routes() as never];
  });
  server = started;
  return (address?: string) =>
    started.ask('/api/ip-location', { headers: address ? { 'X-Forwarded-For': address } : {} });
};

describe('GET /api/ip-location', () => {
  test("answers what the service knows of the visitor's address, and no more", async () => {
    const ask = await startRoute();
    const { status, headers, json } = await ask('203.0.113.7');
    expect({ status, json }).toEqual({ status: 200, json: { success: true, data: place } });
    expect(headers['cache-control']).toBe('private, max-age=3600');
    expect(asked).toEqual(['/203.0.113.7/json?token=t']);
  });

  test.each([
    ['::ffff:203.0.113.7', '/203.0.113.7/json?token=t'],
    ['2001:DB8:0:0::7', '/2001:db8::7/json?token=t'],
    ['1.1.1.1, 203.0.113.7', '/203.0.113.7/json?token=t'],
  ])('asks for %s as %s', async (forwarded, target) => {
    const ask = await startRoute();
    expect((await ask(forwarded)).status).toBe(200);
    expect(asked).toEqual([target]);
  });

  test.each([undefined, '127.0.0.1', '10.1.2.3', '192.168.0.1', '::1', 'fd00::1', 'unknown'])(
    "does not ask for %s, which is nobody's on the internet",
    async (address) => {
      const ask = await startRoute();
      const { status, headers, text } = await ask(address);
      expect({ status, text, cached: headers['cache-control'] }).toEqual({ status: 204, text: '', cached: 'no-store' });
      expect(asked).toEqual([]);
    },
  );

  test('answers 204 where no service is configured', async () => {
    server = await startKoa((log) => {
      const router = new Router();
      ipLocationRoutes(router, { guards: { ipLocation: (_, next) => next() }, url: undefined, log });
      return [clientAddress(parseTrustedProxies('127.0.0.1')), router.routes() as never];
    });
    expect((await server.ask('/api/ip-location', { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(204);
    expect(server.log).toEqual([]);
  });

  test.each<[string, unknown, number?]>([
    ['fails', { error: 'no' }, 500],
    ['refuses', markham, 429],
    ['does not know the address', { error: { title: 'Wrong ip' } }, 404],
    ['says nothing', ''],
    ['answers a page', '<html>'],
    ['answers half', '{"city":"Mark'],
    ['answers null', 'null'],
    ['answers a list', [markham]],
    ['answers a number for the city', { ...markham, city: 7 }],
    ['answers an object for the region', { ...markham, region: { name: 'Ontario' } }],
    ['answers a city without end', { ...markham, city: 'x'.repeat(101) }],
    ['answers a place that is none', { ...markham, loc: 'north' }],
    ['answers a place beyond the poles', { ...markham, loc: '143.1,-79.2' }],
    ['answers without end', `{"city":"Markham","more":"${'x'.repeat(100_000)}"}`],
    ['knows nothing of it', { ip: '203.0.113.7', bogon: true }],
    ['knows the country alone', { city: '', region: null, country: 'CA' }],
  ])('answers 204 where the service %s', async (_, body, status) => {
    answer = says(body, status);
    const ask = await startRoute();
    expect((await ask('203.0.113.7')).status).toBe(204);
    expect(asked).toHaveLength(1);
  });

  test('answers what is known, and nothing for the rest', async () => {
    const ask = await startRoute();
    answer = says({ city: ' Ajax ', postal: null });
    expect((await ask('203.0.113.7')).json.data).toEqual({ city: 'Ajax', region: '', postal: '', loc: '' });
    answer = says({ loc: '43.85,-79.02' });
    expect((await ask('198.51.100.7')).json.data).toEqual({ city: '', region: '', postal: '', loc: '43.85,-79.02' });
  });

  test('answers 204 where the service breaks off', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Length': 500 }).write('{"city":');
      response.destroy();
    };
    const ask = await startRoute();
    expect((await ask('203.0.113.7')).status).toBe(204);
  });

  test.each<[string, RequestListener]>([
    ['says nothing', never],
    ['begins and does not end', (_, response) => void response.writeHead(200).write('{"city":')],
  ])('gives up after a second where the service %s', async (_, slow) => {
    answer = slow;
    const ask = await startRoute();
    const begin = performance.now();
    expect((await ask('203.0.113.7')).status).toBe(204);
    const ms = performance.now() - begin;
    expect(ms).toBeGreaterThan(950);
    expect(ms).toBeLessThan(5000);
  });

  test('answers 204 while the service is down, and the place when it is back', async () => {
    const ask = await startRoute();
    const { port } = service.address() as AddressInfo;
    await shut();
    expect((await ask('203.0.113.7')).status).toBe(204);
    await listen(port);
    expect((await ask('203.0.113.7')).json.data).toEqual(place);
  });

  test('says once that the service fails, without the address, the token or the place', async () => {
    const ask = await startRoute();
    answer = says({ city: 7 }, 503);
    await ask('203.0.113.7');
    await ask('198.51.100.7');
    answer = says(markham);
    await ask('198.51.100.7');
    answer = says({ city: 7 });
    await ask('203.0.113.7');
    await shut();
    await ask('203.0.113.7');
    expect(server?.log).toEqual(
      ['status 503', 'not the answer that was expected'].map((reason) => ({
        level: 40,
        time: expect.any(Number),
        reason,
        msg: 'the IP location service fails',
      })),
    );
    for (const word of ['203.0', '198.51', 'token', 'Markham']) expect(JSON.stringify(server?.log)).not.toContain(word);
  });

  test.each([
    ['status 404', says('', 404)],
    ['too slow', never],
  ])('names the reason: %s', async (reason, failing) => {
    answer = failing;
    const { log, records } = keptLog();
    await makeLocator({ url, log, timeoutMs: 50 })('203.0.113.7');
    expect(records).toMatchObject([{ reason }]);
  });

  test('names the reason when nothing listens', async () => {
    const { log, records } = keptLog();
    await shut();
    await makeLocator({ url, log })('203.0.113.7');
    expect(records).toMatchObject([{ reason: 'ECONNREFUSED' }]);
    await listen(0);
  });
});

describe('The service is asked', () => {
  const locator = (now?: () => number) => makeLocator({ url, log: keptLog().log, ...(now ? { now } : {}) });

  test('once for a network', async () => {
    const locate = locator();
    for (const address of ['203.0.113.7', '203.0.113.200', '::ffff:203.0.113.9'])
      expect(await locate(address)).toEqual(place);
    for (const address of ['2001:db8:1:2::3', '2001:db8:1:ffff::4']) expect(await locate(address)).toEqual(place);
    expect(asked).toHaveLength(2);
    await locate('203.0.114.7');
    await locate('2001:db8:2::1');
    expect(asked).toHaveLength(4);
  });

  test('once for all who ask at the same time', async () => {
    const locate = locator();
    expect(await Promise.all(Array.from({ length: 20 }, (_, host) => locate(`203.0.113.${host}`)))).toEqual(
      Array(20).fill(place),
    );
    expect(asked).toHaveLength(1);
  });

  test('again after an hour', async () => {
    let time = 0;
    const locate = locator(() => time);
    await locate('203.0.113.7');
    time = 3_599_999;
    await locate('203.0.113.7');
    expect(asked).toHaveLength(1);
    time = 3_600_000;
    await locate('203.0.113.7');
    expect(asked).toHaveLength(2);
  });

  test('again after it failed, not after it knew nothing', async () => {
    const locate = locator();
    answer = says('', 500);
    await locate('203.0.113.7');
    await locate('203.0.113.7');
    expect(asked).toHaveLength(2);
    answer = says({ bogon: true });
    for (const _ of [1, 2, 3]) expect(await locate('203.0.113.7')).toBeUndefined();
    expect(asked).toHaveLength(3);
  });
});

describe('The cache', () => {
  test('keeps the most recently used', () => {
    const cache = makeCache<number>({ max: 3, ttlMs: 1000 });
    for (const key of ['a', 'b', 'c']) cache.set(key, 1);
    cache.get('a');
    cache.set('b', 2);
    cache.set('d', 1);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([1, 2, undefined, 1]);
  });

  test('does as a list would that is searched through', () => {
    const step = fc.record({ key: fc.constantFrom(...'abcdef'), set: fc.boolean(), wait: fc.nat(50) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let time = 0;
        let list: { key: string; value: number; until: number }[] = [];
        const cache = makeCache<number>({ max: 3, ttlMs: 100, now: () => time });
        for (const [value, { key, set, wait }] of steps.entries()) {
          time += wait;
          const known = list.find((entry) => entry.key === key);
          const fresh = known && known.until > time ? known : undefined;
          if (!set) expect(cache.get(key)).toBe(fresh?.value);
          else cache.set(key, value);
          list = list.filter((entry) => entry !== known);
          if (set) list.push({ key, value, until: time + 100 });
          else if (fresh) list.push(fresh);
          list = list.slice(-3);
        }
      }),
    );
  });
});

test('No answer of a service makes the schema let through more than four bounded texts', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.record({ city: fc.jsonValue(), region: fc.string(), loc: fc.string() })),
      (value) => {
        const parsed = ipLocationSchema.safeParse(value);
        if (!parsed.success) return;
        expect(Object.keys(parsed.data).sort()).toEqual(['city', 'loc', 'postal', 'region']);
        for (const text of Object.values(parsed.data)) expect(text.length).toBeLessThanOrEqual(100);
      },
    ),
  );
});
