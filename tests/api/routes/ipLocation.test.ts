import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientAddress, parseTrustedProxies } from '#api/middleware/clientAddress.ts';
import { makeLocator, ipLocationRoutes } from '#api/routes/ipLocation/ipLocation.ts';
import { listenLocally, shut, startPeer } from '#tests/support/httpPeer.ts';
import { type KoaServer, keptLog, startKoa } from '#tests/support/koaServer.ts';

const place = { city: 'Markham', region: 'Ontario', postal: 'L3R', loc: '43.8668,-79.2663' };
const markham = { ip: '203.0.113.7', hostname: 'host.example', ...place, country: 'CA', timezone: 'America/Toronto' };

/** The service that is asked, and what it answers. */
let service: Awaited<ReturnType<typeof startPeer>>;
let answer: RequestListener;
let url: string;
const asked = () => service.received.map(({ path }) => path);
const says =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };

beforeEach(async () => {
  answer = says(markham);
  service = await startPeer((request, response) => answer(request, response));
  url = `${service.url}/{ip}/json?token=t`;
});
let server: KoaServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const startRoute = async (given: string | undefined) => {
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
    const ask = await startRoute(url);
    const { status, headers, json } = await ask('203.0.113.7');
    expect({ status, json }).toEqual({ status: 200, json: { success: true, data: place } });
    expect(headers['cache-control']).toBe('private, max-age=3600');
    // What a visitor adds in front of the address that the proxy saw is not asked for.
    await ask('1.1.1.1, 198.51.100.7');
    await ask('::ffff:192.0.2.7');
    await ask('2001:DB8:0:0::7');
    expect(asked()).toEqual(
      ['203.0.113.7', '198.51.100.7', '192.0.2.7', '2001:db8::7'].map((address) => `/${address}/json?token=t`),
    );
    answer = says({ city: ' Ajax ', postal: null });
    expect((await ask('192.0.3.7')).json.data).toEqual({ city: 'Ajax', region: '', postal: '', loc: '' });
    answer = says({ loc: '43.85,-79.02' });
    expect((await ask('192.0.4.7')).json.data).toEqual({ city: '', region: '', postal: '', loc: '43.85,-79.02' });
  });

  test("asks nobody about an address that is nobody's on the internet, or where no service is configured", async () => {
    const ask = await startRoute(url);
    for (const address of [undefined, '127.0.0.1', '10.1.2.3', '::1', 'fd00::1', 'unknown']) {
      const { status, headers, text } = await ask(address);
      expect({ status, text, cached: headers['cache-control'] }).toEqual({ status: 204, text: '', cached: 'no-store' });
    }
    expect(asked()).toEqual([]);
    await server?.stop();
    const unconfigured = await startRoute(undefined);
    expect((await unconfigured('203.0.113.7')).status).toBe(204);
    expect(server?.log).toEqual([]);
  });

  test.each<[string, RequestListener]>([
    ['fails', says({ error: 'no' }, 500)],
    ['does not know the address', says({ error: { title: 'Wrong ip' } }, 404)],
    ['says nothing', says('')],
    ['answers half', says('{"city":"Mark')],
    ['answers a number for the city', says({ ...markham, city: 7 })],
    ['answers a city without end', says({ ...markham, city: 'x'.repeat(101) })],
    ['answers a place beyond the poles', says({ ...markham, loc: '143.1,-79.2' })],
    ['answers without end', says(`{"city":"Markham","more":"${'x'.repeat(100_000)}"}`)],
    [
      // It would answer there.
      'leads elsewhere',
      (request, response) =>
        request.url === '/there'
          ? says(markham)(request, response)
          : void response.writeHead(302, { Location: '/there' }).end(),
    ],
    ['knows nothing of it', says({ ip: '203.0.113.7', bogon: true })],
    ['knows the country alone', says({ city: '', region: null, country: 'CA' })],
    [
      'breaks off',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': 500 }).write('{"city":');
        response.destroy();
      },
    ],
  ])('answers 204 where the service %s', async (_, behaviour) => {
    answer = behaviour;
    const ask = await startRoute(url);
    expect((await ask('203.0.113.7')).status).toBe(204);
    expect(asked()).toHaveLength(1);
  });

  test('answers 204 while the service is down, and the place when it is back', async () => {
    const ask = await startRoute(url);
    const { port } = service.server.address() as AddressInfo;
    await shut(service.server);
    expect((await ask('203.0.113.7')).status).toBe(204);
    await listenLocally(service.server, port);
    expect((await ask('203.0.113.7')).json.data).toEqual(place);
  });

  test('says once that the service fails, without the address, the token or the place', async () => {
    const ask = await startRoute(url);
    answer = says({ city: 7 }, 503);
    await ask('203.0.113.7');
    await ask('198.51.100.7');
    answer = says(markham);
    await ask('198.51.100.7');
    answer = says({ city: 7 });
    await ask('203.0.113.7');
    await shut(service.server);
    await ask('203.0.113.7');
    const told = { level: 40, time: expect.any(Number), msg: 'the IP location service fails' };
    const reasons = ['status 503', 'not the answer that was expected'];
    expect(server?.log).toEqual(reasons.map((reason) => ({ ...told, reason })));
    for (const word of ['203.0', '198.51', 'token', 'Markham']) expect(JSON.stringify(server?.log)).not.toContain(word);
  });

  test.each<[string, RequestListener]>([
    ['too slow', () => {}],
    ['too slow', (_, response) => void response.writeHead(200).write('{"city":')],
    ['ECONNREFUSED', () => {}],
  ])('gives up and names the reason: %s', async (reason, failing) => {
    answer = failing;
    if (reason === 'ECONNREFUSED') await shut(service.server);
    const { log, records } = keptLog();
    expect(await makeLocator({ url, log, timeoutMs: 50 })('203.0.113.7')).toBeUndefined();
    expect(records).toMatchObject([{ reason }]);
  });
});

describe('The service is asked', () => {
  const locator = (now?: () => number) => makeLocator({ url, log: keptLog().log, ...(now ? { now } : {}) });

  test('once for a network, also by all who ask at the same time', async () => {
    const locate = locator();
    for (const address of ['203.0.113.7', '203.0.113.200', '::ffff:203.0.113.9'])
      expect(await locate(address)).toEqual(place);
    for (const address of ['2001:db8:1:2::3', '2001:db8:1:ffff::4']) expect(await locate(address)).toEqual(place);
    expect(asked()).toHaveLength(2);
    await locate('2001:db8:2::1');
    const together = Array.from({ length: 20 }, (_, host) => locate(`203.0.114.${host}`));
    expect(await Promise.all(together)).toEqual(Array(20).fill(place));
    expect(asked()).toHaveLength(4);
  });
});
