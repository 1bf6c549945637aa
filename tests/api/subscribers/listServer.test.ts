import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { type ListmonkPeer, startListmonk } from '#tests/support/listmonkPeer.ts';
import { stores } from '#tests/support/stores.ts';
import { startServer, type TestServer } from '#tests/support/testServer.ts';
import { makeListmonk } from '#api/subscribers/listServer/listmonk.ts';
import { makeListSync } from '#api/subscribers/listServer/listSync.ts';
import { queueListCall } from '#api/mail/listChanged.ts';
import { makeSubscribers } from '#api/subscribers/subscribers.ts';
import { suppress } from '#api/mail/suppression.ts';
import { makeTokens } from '#api/tokens.ts';
import { serverSecret } from '#api/db/addressKey.ts';
import { pino } from 'pino';

const listId = 7;
const access = { user: 'site', token: 'a token' };
const log = pino({ level: 'silent' });
const email = "o'ada@engines.example";

describe.each(stores)('With a list server, subscribers on $name', ({ open }) => {
  let store: Store;
  let peer: ListmonkPeer;
  let server: TestServer | undefined;
  beforeEach(async () => {
    store = await open();
    peer = await startListmonk(access.user, access.token);
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    await peer.stop();
  });
  const member = (of = email) => {
    const { status, lists } = peer.members.find((one) => one.email === of) ?? {};
    return [status, ...(lists ?? []).map(({ id, subscription_status }) => `${id} ${subscription_status}`)];
  };
  const subscribers = () => makeSubscribers({ store, confirmation: () => [], listChanged: queueListCall });
  const sync = () => makeListSync({ store, server: makeListmonk({ url: peer.url, ...access, listId }), log });
  const idOf = async (of: string) =>
    (await store.db.selectFrom('subscriber').select('id').where('email', '=', of).executeTakeFirstOrThrow()).id;
  const statusOf = async (of: string) =>
    (await store.db.selectFrom('subscriber').select('status').where('email', '=', of).executeTakeFirstOrThrow()).status;
  const subscribe = async (of: string) => {
    await subscribers().request(of, { page: '/blog', wordingVersion: '1' });
    await subscribers().confirm(await idOf(of));
  };
  /** Sends every queued call, as the outbox does. */
  const sendAll = async () => {
    const queued = await store.db.selectFrom('outbox').selectAll().where('status', '=', 'queued').execute();
    for (const call of queued) await sync().send(call);
    const sent = { status: 'sent', sentAt: Date.now() - 1 } as const;
    await store.db.updateTable('outbox').set(sent).where('status', '=', 'queued').execute();
  };
  /** As if it had been told and confirmed a while ago. */
  const age = () => store.db.updateTable('subscriber').set({ updatedAt: 1 }).execute();

  test('are added once they confirm and taken off when they leave, over HTTP, while the server fails at first', async () => {
    const env = { LISTMONK_URL: peer.url, LISTMONK_USER: 'site', LISTMONK_TOKEN: 'a token', LISTMONK_LIST_ID: '7' };
    peer.refusals = [503, 0, 403];
    server = await startServer(buildSite(), { store, env: { ...env, OUTBOX_RETRY_SECONDS: '0.01' } });
    expect((await server.post('/api/subscribe', { email, list: 'newsletter', page: '/blog' })).status).toBe(200);
    const tokens = makeTokens(await serverSecret(store));
    const id = await idOf(email);
    const press = async (path: string, purpose: 'confirm' | 'leave') =>
      (await server?.post(`/api/newsletter/${path}?token=${tokens.make(purpose, id)}`, ''))?.status;
    expect(await press('confirm', 'confirm')).toBe(303);
    await vi.waitFor(() => expect(member()).toEqual(['enabled', '7 confirmed']), { timeout: 20_000 });
    await press('unsubscribe', 'leave');
    await vi.waitFor(() => expect(member()).toEqual(['enabled', '7 unsubscribed']), { timeout: 20_000 });
  });

  test('are told as they are when the call is made, whatever order the calls come in', async () => {
    await subscribe(email);
    await subscribers().leave(await idOf(email));
    await sendAll();
    // It has never heard of somebody who has left already.
    expect(peer.members).toEqual([]);
    await subscribe(email);
    await sendAll();
    expect(member()).toEqual(['enabled', '7 confirmed']);
  });

  test('are blocked where mail to them bounces, and come back with their other lists as they were', async () => {
    const lists = [{ id: 3, subscription_status: 'confirmed' }];
    peer.members.push({ id: 1, email, name: 'Ada', status: 'enabled', attribs: { city: 'Ajax' }, lists });
    await subscribe(email);
    await sendAll();
    expect(member()).toEqual(['enabled', '3 confirmed', '7 confirmed']);
    await suppress(store.db, email, 'bounced', 1);
    await queueListCall(store.db, email, 1);
    await sendAll();
    expect(member()).toEqual(['blocklisted', '3 unsubscribed', '7 unsubscribed']);
    await store.db.deleteFrom('suppression').execute();
    await queueListCall(store.db, email, 1);
    await sendAll();
    expect(member()).toEqual(['enabled', '3 unsubscribed', '7 confirmed']);
    expect(peer.members[0]).toMatchObject({ name: 'Ada', attribs: { city: 'Ajax' } });
  });

  test('who unsubscribed or were blocked there have left here, with where they did it, and stay so', async () => {
    const others = ['b@x.example', 'c@x.example', 'd@x.example'];
    for (const of of [email, ...others]) await subscribe(of);
    await sendAll();
    await age();
    for (const of of [email, 'b@x.example', 'c@x.example']) peer.unsubscribe(of, listId);
    await sync().run();
    expect(await Promise.all([email, ...others].map(statusOf))).toEqual(['left', 'left', 'left', 'active']);
    const evidence = store.db.selectFrom('consent').select('page').where('event', '=', 'left');
    const three = [1, 2, 3].map(() => ({ page: peer.url }));
    expect(await evidence.execute()).toEqual(three);
    const list = await store.db.selectFrom('suppression').select(['email', 'reason']).orderBy('email').execute();
    expect(list.map((entry) => entry.email)).toEqual(['b@x.example', 'c@x.example', email]);
    await sync().run();
    expect(await evidence.execute()).toEqual(three);
  });

  test('who confirmed anew are not taken for unsubscribed before the server has heard of it', async () => {
    await subscribe(email);
    await sendAll();
    await age();
    peer.unsubscribe(email, listId);
    await sync().run();
    expect(await statusOf(email)).toBe('left');
    await subscribe(email);
    await age();
    await sync().run();
    expect(await statusOf(email)).toBe('active');
    await sendAll();
    expect(member()).toEqual(['enabled', '7 confirmed']);
    await sync().run();
    expect(await statusOf(email)).toBe('active');
  });
});

test('A list server that does not answer as it should says why, and names nobody', async () => {
  const peer = await startListmonk('site', 'another token');
  const subscribe = (url: string) => makeListmonk({ url, ...access, listId }).subscribe(email);
  await expect(subscribe(peer.url)).rejects.toMatchObject({ message: 'answered 403', failure: 'sender' });
  peer.refusals = [429, 302];
  await expect(subscribe(peer.url)).rejects.toMatchObject({ message: 'answered 429', failure: 'temporary' });
  await expect(subscribe(peer.url)).rejects.toMatchObject({ message: 'answered 302', failure: 'sender' });
  await peer.stop();
  await expect(subscribe(peer.url)).rejects.toMatchObject({ failure: 'connection' });
});
