import { expect, test } from 'vitest';
import { makeTokens } from '#api/subscribers/tokens.ts';
import { stores } from '#tests/support/stores.ts';
import { startServer } from '#tests/support/testServer.ts';

const secret = 'a secret of thirty-two characters';

test.each(stores)(
  'sign-ups, confirmations and unsubscribes say when to come back while the store is away: $name',
  async ({ open }) => {
    const server = await startServer(undefined, {
      store: await open(),
      env: { RATE_LIMITS: 'off', TOKEN_SECRET: secret, SMTP_URL: 'smtp://127.0.0.1:9' },
    });
    await server.store.db.schema.alterTable('subscriber').renameTo('subscriberAway').execute();
    const tokens = makeTokens(secret);
    const confirm = `/api/newsletter/confirm?token=${tokens.make('confirm', 'somebody')}`;
    const unsubscribe = `/api/newsletter/unsubscribe?token=${tokens.make('leave', 'somebody')}`;
    const form = 'application/x-www-form-urlencoded';
    const post = (path: string, body: string, type: string) =>
      fetch(server.url + path, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' });
    for (const [path, body, type] of [
      ['/api/subscribe', '{"email":"ada@engines.example"}', 'application/json'],
      [unsubscribe, 'List-Unsubscribe=One-Click', form],
    ] as const) {
      const answer = await post(path, body, type);
      expect([path, answer.status, answer.headers.get('retry-after'), (await answer.json()).error.code]).toEqual([
        path,
        503,
        '30',
        'store_unavailable',
      ]);
    }
    // Who pressed a button in a browser reads it on a page.
    for (const path of [confirm, unsubscribe]) {
      const answer = await post(path, '', form);
      expect([path, answer.status, answer.headers.get('retry-after'), answer.headers.get('location')]).toEqual([
        path,
        303,
        '30',
        '/newsletter/unavailable',
      ]);
    }
    expect(JSON.stringify(server.log)).not.toContain('ada@');
    await server.stop();
  },
);
