import { expect, it } from 'vitest';
import { withoutPostgres } from '#scripts/support/postgres.ts';
import { freshDatabase } from '#tests/support/stores.ts';
import { startServer } from '#tests/durability/startServer.ts';

it.skipIf(withoutPostgres)(
  'two processes on one PostgreSQL count requests together: by address, by /64 and by /48',
  async () => {
    const env = {
      DATABASE_URL: await freshDatabase(),

      RATE_LIMITS: 'on',
      CONTACT_LIMIT: '2',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // Counting is the question here, not how fast a busy machine does it.
      DATABASE_TIMEOUT_MS: '60000',
    };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    let asked = 0;
    /** Each process in turn; 400 is an answer to what passed the limit. */
    const ask = async (address: string) => {
      const url = servers[asked++ % 2]?.url;
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
      return (await fetch(`${url}/api/contact`, { method: 'POST', body: '{}', headers })).status;
    };
    const askAll = async (addresses: string[]) => {
      const statuses: number[] = [];
      for (const address of addresses) statuses.push(await ask(address));
      return statuses;
    };
    expect(await askAll(Array(3).fill('198.51.100.7'))).toEqual([400, 400, 429]);
    expect(await askAll(['2001:db8:1::1', '2001:db8:1::2', '2001:db8:1::3'])).toEqual([400, 400, 429]);
    // Nine more networks of the same /48 take the rest of ten times the limit.
    for (let network = 1; network < 10; network++) {
      expect(await askAll([`2001:db8:1:${network}::1`, `2001:db8:1:${network}::2`])).toEqual([400, 400]);
    }
    expect(await askAll(['2001:db8:1:a::1', '2001:db8:1:b::1', '2001:db8:2::1'])).toEqual([429, 429, 400]);
    await Promise.all(servers.map((server) => server.stop()));
  },
);
