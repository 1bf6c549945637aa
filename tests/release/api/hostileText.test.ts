import { describe, expect, test } from 'vitest';
import { nastyUnits } from '#tests/support/nastyUnits.ts';
import { buildLead, buildOutboxMessage } from '#tests/support/buildLead.ts';
import { startDesk } from '#tests/support/ownerDesk.ts';
import { insert, stores } from '#tests/support/stores.ts';

const length = 16 * 1024;
/** As a store takes it. */
const filled = ([unit = '', before = '', after = '']: readonly string[]) =>
  `${before}${unit.repeat(length / unit.length)}${after}`.toWellFormed().replaceAll('\u0000', '?');
const texts = [
  ...nastyUnits.slice(0, 50).map((unit) => filled(typeof unit === 'string' ? [unit] : unit)),
  // A telephone number with an extension that is none, after each character that may stand before one.
  ...[' ', ',', ';', '.', ':', '1', '1 ', 'x', '#'].flatMap((unit) => [
    filled([unit, '1', 'x']),
    filled([unit, '1', ' ext 1 x']),
    filled([unit, '1x', 'y']),
  ]),
];
/** A busy machine counts more time, and a list shows many texts; a pattern of cubic time would never end. */
const budgetMs = 500;
/** Characters of a question that are kept (api/questions/scrub.ts). */
const keptOfQuestion = 300;

describe.each(stores)('The desk, on $name,', ({ open }) => {
  test('shows every page in little time, whatever a visitor sent and however much of it is stored', async () => {
    const { server, browser } = await startDesk(await open(), { env: { RATE_LIMITS: 'off' } });
    const { db } = server.store;
    const slow: string[] = [];
    const least = async (path: string, text = '', times = 1) => {
      let ms = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < 4 && ms > budgetMs * times; tries++) {
        const before = process.cpuUsage();
        expect([path, (await browser.get(`/owner/${path}`)).status]).toEqual([path, 200]);
        const { user, system } = process.cpuUsage(before);
        ms = (user + system) / 1000;
      }
      if (ms > budgetMs * times) slow.push(`${path} ${JSON.stringify(text.slice(0, 12))}: ${ms.toFixed(0)} ms`);
    };
    for (const [index, text] of texts.entries()) {
      const facts = { name: text, company: text, phone: text, message: text, page: text, spamReason: text };
      const lead = buildLead({ ...facts, status: index % 3 > 0 ? 'new' : 'quarantined' });
      const mail = buildOutboxMessage({ status: 'parked', lastError: text, leadId: lead.id });
      const question = {
        id: lead.id,
        createdAt: lead.createdAt,
        text: `${text.slice(0, keptOfQuestion).toWellFormed()} [like unknown]`,
      };
      await insert(db, 'lead', lead);
      await insert(db, 'outbox', mail);
      await insert(db, 'question', question);
      if (lead.status === 'new') await least(`requests/${lead.id}`, text);
    }
    for (const path of ['requests', 'held-back', 'questions', 'health']) await least(path, '', 10);
    expect(slow).toEqual([]);
  });
});
