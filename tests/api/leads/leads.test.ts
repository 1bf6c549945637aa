import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Lead } from '#api/db/tables.ts';
import { keepLead, type LeadToKeep } from '#api/leads/leads.ts';
import { buildLead, buildOutboxMessage } from '#tests/support/buildLead.ts';
import { bothStores, insert, openSides, storePerTest } from '#tests/support/stores.ts';

describe.each(bothStores)('leads in $name', ({ open }) => {
  const store = storePerTest(open);
  const keep = (item: LeadToKeep) => keepLead(store, item);

  const stored = () => store.db.selectFrom('lead').selectAll().orderBy('createdAt').execute();
  const queued = () => store.db.selectFrom('outbox').select(['id', 'leadId']).execute();
  const withMessage = (facts: Partial<Lead> = {}) => {
    const lead = buildLead(facts);
    return { lead, messages: [buildOutboxMessage({ leadId: lead.id })] };
  };

  it.each([
    ['Chinese, Arabic, emoji and combined characters', '株式会社 مرحبا 👩‍👩‍👧 e\u0301 \u202E\uFEFF'],
    ['quotes and SQL', `Robert'); DROP TABLE "lead"; -- $1 ? :name @name \\' \`x\` %s`],
    ['HTML and templates', '<script>alert(1)</script> {{name}} ${name} &amp;'],
    ['line breaks and control characters', 'a\r\nBcc: x@example.com\n\tb\u0001\u007F'],
    ['nothing', ''],
    ['far more characters than a form takes', 'ä'.repeat(100_000)],
  ])('%s are kept as they were sent', async (_, text) => {
    const names = ['name', 'company', 'email', 'phone', 'service', 'message', 'page'];
    const item = withMessage(Object.fromEntries(names.map((name) => [name, text])));
    const message = buildOutboxMessage({ leadId: item.lead.id, payload: JSON.stringify({ text }) });
    await keep({ ...item, messages: [message] });
    expect(await stored()).toEqual([item.lead]);
    const { payload } = await store.db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
    expect(JSON.parse(payload)).toEqual({ text });
  });

  it('a key that is repeated at once makes one lead, and every caller hears of it', async () => {
    const keys = ['double-click', 'double-click', 'another'];
    const items = keys.map((idempotencyKey) => withMessage({ idempotencyKey }));
    const [first, second, other] = await Promise.all(items.map(keep));
    expect([first?.fresh, second?.fresh].sort()).toEqual([false, true]);
    expect({ ...first, fresh: true }).toEqual({ ...second, fresh: true });
    const kept = items.find(({ lead }) => lead.id === first?.id);
    expect(first?.noticeIds).toEqual(kept?.messages.map(({ id }) => id));
    expect(other?.fresh).toBe(true);
    expect(await stored()).toHaveLength(2);
    expect(await queued()).toHaveLength(2);
  });

  it('a lead whose messages cannot be kept is not kept either', async () => {
    const item = withMessage();
    const clash = buildOutboxMessage();
    await insert(store.db, 'outbox', clash);
    await expect(keep({ ...item, messages: [...item.messages, { ...clash, leadId: item.lead.id }] })).rejects.toThrow(
      /unique/i,
    );
    expect(await stored()).toEqual([]);
    expect(await queued()).toEqual([{ id: clash.id, leadId: null }]);
  });

  it('five hundred at once are five hundred, with a key or without, equal as they may be', async () => {
    const items = Array.from({ length: 500 }, (_, index) =>
      withMessage({ idempotencyKey: index % 2 ? randomUUID() : null, createdAt: 1_760_000_000_000 + index }),
    );
    const kept = await Promise.all(items.map(keep));
    expect(kept.map(({ id, fresh }) => [id, fresh])).toEqual(items.map(({ lead }) => [lead.id, true]));
    expect(await stored()).toEqual(items.map(({ lead }) => lead));
    expect(await queued()).toHaveLength(500);
  });
});

describe.each(bothStores)('two processes that keep leads in one $name', ({ name, address }) => {
  it('the same key sent to both is one lead', async () => {
    const [one, two] = await openSides(address);
    for (let round = 0; round < 20; round++) {
      const key = `both-${name}-${round}`;
      const kept = await Promise.all(
        [one, two].map((side) => keepLead(side, { lead: buildLead({ idempotencyKey: key }), messages: [] })),
      );
      expect(kept.map(({ fresh }) => fresh).sort()).toEqual([false, true]);
      expect(kept[0]?.id).toBe(kept[1]?.id);
    }
    expect(await one.db.selectFrom('lead').select('id').execute()).toHaveLength(20);
  });
});
