import { afterEach, describe, expect, test } from 'vitest';
import { dropOldSignIns } from '#api/owner/signInCleanup.ts';
import { buildOutboxMessage } from '#tests/support/buildLead.ts';
import { stores } from '#tests/support/stores.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

describe.each(stores)('Deleting old sign-ins, on $name,', ({ open }) => {
  test('keeps a mail to sign in that fails while old ones are deleted until the next time, which says that it failed', async () => {
    const store = await open();
    cleanUps.push(() => store.close());
    const { db } = store;
    const old = buildOutboxMessage({
      kind: 'owner-sign-in',
      lastError: 'answered 451',
      createdAt: Date.now() - 16 * 60_000,
    });
    const updates = new WeakSet<object>();
    const failsAfterUpdate = db.withPlugin({
      transformQuery({ node, queryId }) {
        if (node.kind === 'UpdateQueryNode') updates.add(queryId);
        return node;
      },
      async transformResult({ result, queryId }) {
        if (updates.has(queryId)) await db.insertInto('outbox').values(old).execute();
        return result;
      },
    });
    const states = () => db.selectFrom('outbox').select(['status', 'payload']).execute();
    await dropOldSignIns(failsAfterUpdate, Date.now());
    expect(await states()).toMatchObject([{ status: 'queued' }]);
    await dropOldSignIns(db, Date.now());
    expect(await states()).toEqual([{ status: 'parked', payload: '' }]);
  });
});
