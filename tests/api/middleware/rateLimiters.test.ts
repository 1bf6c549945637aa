import type { Pool } from 'pg';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { makeRateLimiters } from '#api/middleware/rateLimiters.ts';
import { messages } from '#data/messages/index.ts';
import { type KoaServer, startKoa } from '#tests/support/koaServer.ts';
import { bothStores } from '#tests/support/stores.ts';

let store: Store | { pool: Pool };

const secret = 'a secret of thirty-two characters';
/** A process that counts calls to `/contact` and `/subscribe` by the address in a header. */
const start = async (
  points = 2,
  env: Partial<Parameters<typeof makeRateLimiters>[0]['env']> = {},
  timeoutMs = 10_000,
) => {
  const server = await startKoa(() => {
    const settings = { RATE_LIMITS: 'on', LIMIT_WINDOW_SECONDS: 600, ...env } as const;
    const limitOf = makeRateLimiters({ env: settings, store, messages: messages.apiResponses, secret, timeoutMs });
    const limits = { '/contact': limitOf('contact', points), '/subscribe': limitOf('subscribe', points) };
    return [
      async (ctx) => {
        ctx.state.address = ctx.get('X-Address');
        await limits[ctx.path as keyof typeof limits](ctx);
        ctx.body = { success: true };
      },
    ];
  });
  onTestFinished(() => server.stop());
  return server;
};
const ask = (server: KoaServer, address: string, path = '/contact') =>
  server.ask(path, { method: 'POST', headers: { 'X-Address': address } });
const statuses = async (server: KoaServer, address: string, times: number, path?: string) => {
  const answers = [];
  for (let time = 0; time < times; time++) answers.push((await ask(server, address, path)).status);
  return answers;
};

describe.each(bothStores)('Limits with $name', ({ open }) => {
  beforeEach(async () => {
    store = await open();
  });

  test('take so many requests from an address, and refuse the next with the time to wait', async () => {
    const server = await start(2);
    expect(await statuses(server, '203.0.113.7', 2)).toEqual([200, 200]);
    const { status, headers, json } = await ask(server, '203.0.113.7');
    const message = 'Too many requests came from your connection. Please try again in 10 minutes.';
    expect([status, json]).toEqual([429, { success: false, error: { code: 'too_many_requests', message } }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
  });

  test('count each address and each call by itself, and an IPv6 connection as one', async () => {
    const server = await start(1);
    expect(await statuses(server, '203.0.113.7', 2)).toEqual([200, 429]);
    expect(await statuses(server, '203.0.113.8', 2)).toEqual([200, 429]);
    expect(await statuses(server, '203.0.113.7', 2, '/subscribe')).toEqual([200, 429]);
    expect(await statuses(server, '2001:db8:1:2::1', 1)).toEqual([200]);
    expect(await statuses(server, '2001:db8:1:2:ffff::9', 1)).toEqual([429]);
    expect(await statuses(server, '2001:db8:1:3::1', 1)).toEqual([200]);
    expect([server.log, server.failures]).toEqual([[], []]);
  });

  test('count the networks of an IPv6 /48 together as well, up to ten times as many, and its /32 up to two hundred times', async () => {
    const server = await start(1);
    const sites = Array.from({ length: 20 }, (_, index) =>
      Array.from({ length: 10 }, (_, network) => `2001:db8:${index.toString(16)}:${network}::1`),
    );
    for (const [site, networks] of sites.entries()) {
      // What is refused for its own address, or its /48, counts for nobody else.
      for (const network of networks) expect(await statuses(server, network, 2)).toEqual([200, 429]);
      expect(await statuses(server, `2001:db8:${site.toString(16)}:a::1`, 1)).toEqual([429]);
    }
    expect(await statuses(server, '2001:db8:ff::1', 1)).toEqual([429]);
    expect(await statuses(server, '2001:db9::1', 1)).toEqual([200]);
    // Another call has counts of its own.
    for (const network of ['2001:db8:0:a::1', '2001:db8:ff::1'])
      expect(await statuses(server, network, 1, '/subscribe')).toEqual([200]);
  });

  test('count requests that come at once', async () => {
    const server = await start(5);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(server, '203.0.113.7')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(server.log).toEqual([]);
  });

  test('hold nobody for longer than their window, though a clock that was ahead has begun it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const real = Date.now();
    vi.setSystemTime(real + 86_400_000);
    const server = await start(1);
    expect(await statuses(server, '203.0.113.7', 2)).toEqual([200, 429]);
    vi.setSystemTime(real);
    expect(await statuses(server, '203.0.113.7', 2)).toEqual([200, 429]);
  });

  test('end with their window, and ask for a second at least', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await start(1, { LIMIT_WINDOW_SECONDS: 1 });
    expect(await statuses(server, '203.0.113.7', 1)).toEqual([200]);
    const refused = await ask(server, '203.0.113.7');
    const message = 'Too many requests came from your connection. Please try again in a minute.';
    expect([refused.status, refused.headers['retry-after'], refused.json.error.message]).toEqual([429, '1', message]);
    vi.setSystemTime(Date.now() + 1001);
    expect((await ask(server, '203.0.113.7')).status).toBe(200);
  });

  test('may be off, and hold for the longest window there is', async () => {
    const longest = await start(1, { LIMIT_WINDOW_SECONDS: 2_000_000 });
    expect(await statuses(longest, '203.0.113.7', 3)).toEqual([200, 429, 429]);
    const server = await start(1, { RATE_LIMITS: 'off' });
    expect(await statuses(server, '203.0.113.7', 5)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe.each(bothStores.filter(({ name }) => name === 'PostgreSQL'))(
  'Limits of several processes on one $name',
  ({ open }) => {
    beforeEach(async () => {
      store = await open();
    });

    test('are one, also when they start and are asked at once', async () => {
      const both = await Promise.all([start(6), start(6)]);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => ask(both[index % 2] as KoaServer, '203.0.113.7')),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
      expect(both.flatMap(({ log }) => log)).toEqual([]);
    });

    test('keep no address that could be read back', async () => {
      const server = await start(2);
      await statuses(server, '203.0.113.7', 1);
      await statuses(server, '203.0.113.7', 1, '/subscribe');
      const rows = (await (store as Store).pool?.query('SELECT * FROM "rateLimit"'))?.rows ?? [];
      const key = expect.stringMatching(/^(contact|subscribe):[\w-]{43}$/);
      expect(rows).toEqual(Array(2).fill({ key, points: 1, expire: expect.any(Number) }));
      expect(JSON.stringify(rows)).not.toContain('203.0');
    });
  },
);

describe('While the shared store does not answer', () => {
  /** Connections that break, or not, as the test says. */
  const breakable = () => {
    const state = { broken: false };
    const pool = {
      query: async ({ text }: { text: string }) => {
        if (state.broken) throw new Error('connection refused');
        return { rows: /INSERT/.test(text) ? [{ points: 1, expire: Date.now() + 60_000 }] : [] };
      },
    };
    return { pool: pool as unknown as Pool, state };
  };

  test('each process counts for itself, and counts with the others again when it is back', async () => {
    const { pool, state } = breakable();
    store = { pool };
    const server = await start(2);
    expect(await statuses(server, '203.0.113.7', 3)).toEqual([200, 200, 200]);
    state.broken = true;
    expect(await statuses(server, '203.0.113.7', 4)).toEqual([200, 200, 429, 429]);
    expect(await statuses(server, '203.0.113.7', 1, '/subscribe')).toEqual([200]);
    state.broken = false;
    expect(await statuses(server, '203.0.113.7', 3)).toEqual([200, 200, 200]);
  });

  test('a store that hangs is not waited for', async () => {
    const query = ({ text }: { text: string }) =>
      text.startsWith('CREATE') ? Promise.resolve() : new Promise(() => {});
    store = { pool: { query } as unknown as Pool };
    const server = await start(3, {}, 20);
    expect(await statuses(server, '203.0.113.7', 4)).toEqual([200, 200, 200, 429]);
  });
});
