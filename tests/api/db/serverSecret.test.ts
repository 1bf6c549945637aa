import { describe, expect, it } from 'vitest';
import { openStore } from '#api/db/open.ts';
import { serverSecret } from '#api/db/addressKey.ts';
import { opened, stores } from '#tests/support/stores.ts';

describe.each(stores)('the secret in a $name store', ({ open, address }) => {
  it('is made once, long enough, and is there after a restart', async () => {
    const where = await address();
    const first = await openStore(where);
    const secret = await serverSecret(first);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(await serverSecret(first)).toBe(secret);
    await first.close();
    expect(await serverSecret(await opened(where))).toBe(secret);
  });

  it('is the one that is given, which is not written down', async () => {
    const [store, other] = [await open(), await open()];
    expect(await serverSecret(store)).not.toBe(await serverSecret(other));
    expect(await serverSecret(store, 'given by the owner')).toBe('given by the owner');
    // The store has one of its own, for the addresses that get no mail.
    const kept = await store.db.selectFrom('setting').select('value').execute();
    expect(kept.map(({ value }) => value)).not.toContain('given by the owner');
  });
});
