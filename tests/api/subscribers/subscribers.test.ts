import { beforeEach, describe, expect, it } from 'vitest';
import { makeSubscribers, type Subscribers } from '#api/subscribers/subscribers.ts';
import { buildOutboxMessage } from '#tests/support/buildLead.ts';
import { bothStores, storePerTest } from '#tests/support/stores.ts';

const email = 'ada@engines.example';
const asked = { page: '/blog', wordingVersion: '1' };
const minute = 60_000;

describe.each(bothStores)('subscribers in a $name store', ({ open }) => {
  const store = storePerTest(open);
  let subscribers: Subscribers;
  let clock: number;
  const confirmation = (recipient: string, id: string) => [
    buildOutboxMessage({ kind: 'subscription-confirmation', recipient, payload: id, createdAt: clock }),
  ];

  beforeEach(() => {
    clock = 1_760_000_000_000;
    subscribers = makeSubscribers({ store, confirmation, now: () => clock });
  });

  const rows = () =>
    store.db.selectFrom('subscriber').select(['id', 'email', 'status', 'createdAt', 'updatedAt']).execute();
  const events = async () =>
    (
      await store.db.selectFrom('consent').select(['event', 'at', 'wordingVersion', 'page']).orderBy('at').execute()
    ).map(({ event, at, wordingVersion, page }) => [event, at, wordingVersion, page]);
  const mails = () => store.db.selectFrom('outbox').select(['id', 'recipient', 'payload']).execute();
  const idOf = async () => (await rows())[0]?.id ?? '';
  const subscribe = async () => {
    await subscribers.request(email, asked);
    await store.db.updateTable('outbox').set({ status: 'sent', sentAt: clock }).execute();
    const id = await idOf();
    await subscribers.confirm(id);
    return id;
  };

  it('who are active stay so when they ask again, without a mail', async () => {
    await subscribe();
    clock += 60 * minute;
    expect(await subscribers.request(email, { page: '/', wordingVersion: '2' })).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'active' }]);
    expect(await mails()).toHaveLength(1);
    expect((await events()).at(-1)).toEqual(['requested', clock, '2', '/']);
  });

  it('who come back within the hour are asked to confirm when it is over, unless they have answered by then', async () => {
    const id = await subscribe();
    await subscribers.leave(id);
    clock += minute;
    expect(await subscribers.request(email, asked)).toEqual([]);
    expect(
      await store.db.selectFrom('outbox').select('nextAttemptAt').where('nextAttemptAt', '>', clock).execute(),
    ).toEqual([{ nextAttemptAt: clock + 59 * minute }]);
    expect(await subscribers.confirm(id)).toBe(true);
    expect(await mails()).toHaveLength(1);
  });

  it('who left are asked to confirm once a month at most, whoever types their address', async () => {
    await subscribers.leave(await subscribe());
    let sent = 0;
    for (let day = 0; day < 60; day++) {
      clock += 24 * 60 * minute;
      sent += (await subscribers.request(email, asked)).length;
      await store.db.updateTable('outbox').set({ status: 'sent', sentAt: clock }).execute();
    }
    expect(sent).toBe(2);
    expect(await subscribers.confirm(await idOf())).toBe(true);
  });

  it('who ask twice at once are one, with one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => subscribers.request(email, asked)));
    expect(answers.flat()).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    expect(await events()).toHaveLength(6);
  });

  it('are kept with their mail, or not at all', async () => {
    const [taken] = confirmation(email, 'x');
    const twice = taken ? [taken, { ...taken, kind: 'checklist' as const }] : [];
    const failing = makeSubscribers({ store, confirmation: () => twice, now: () => clock });
    await expect(failing.request(email, asked)).rejects.toThrow();
    expect([await rows(), await events(), await mails()]).toEqual([[], [], []]);
  });

  it('are not changed by a program that uses their address', async () => {
    const id = await subscribe();
    await subscribers.request(email, { ...asked, spamReason: 'a reason' });
    expect(await rows()).toMatchObject([{ id, status: 'active' }]);
    await subscribers.leave(id);
    await subscribers.request(email, { ...asked, spamReason: 'a reason' });
    expect(await rows()).toMatchObject([{ id, status: 'left' }]);
  });
});
