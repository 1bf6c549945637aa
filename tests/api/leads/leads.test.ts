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
