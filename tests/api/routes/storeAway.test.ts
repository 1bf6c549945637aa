import { expect, test } from 'vitest';
import { makeTokens } from '#api/subscribers/tokens.ts';
import { stores } from '#tests/support/stores.ts';
import { startServer } from '#tests/support/testServer.ts';

const secret = 'a secret of thirty-two characters';

test.each(stores)('sign-ups, confirmations and unsubscribes say when to come back while the store is away: $name', async ({ open }) => {
  const server = await startServer(undefined, { store: await open(), env: { RATE_LIMITS: 'off', TOKEN_SECRET: secret, SMTP_URL: 'smtp://127.0.0.1:9' } });
  await server.store.db.schema.alterTable('subscriber').renameTo('subscriberAway').execute();
  const tokens = makeTokens(secret);
  const calls = [
    ['/api/subscribe', '{"email":"ada@engines.example"}', 'application/json'],
    [`/api/newsletter/confirm?token=${tokens.make('confirm', 'somebody')}`, '', 'application/x-www-form-urlencoded'],
    [`/api/newsletter/unsubscribe?token=${tokens.make('leave', 'somebody')}`, '', 'application/x-www-form-urlencoded'],
  ] as const;
  for (const [path, body, type] of calls) {
    const answer = await fetch(server.url + path, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' });
    expect([path, answer.status, answer.headers.get('retry-after'), (await answer.json()).error.code]).toEqual([path, 503, '30', 'store_unavailable']);
  }
  expect(JSON.stringify(server.log)).not.toContain('ada@');
  await server.stop();
});
