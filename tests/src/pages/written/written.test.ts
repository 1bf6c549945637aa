import { expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { quote } from '#data/rules/prices/quote.ts';
import { readSelection } from '#data/rules/prices/selectionQuery.ts';
import { costComparison } from '#src/pages/written/costComparison.ts';
import { planPrices } from '#src/pages/written/priceTables.ts';

const { pricing, provider } = await loadSite();

test('a table of prices says what the calculator says at the address that it links', () => {
  const { rows } = planPrices(pricing, provider, { caption: 'Totals', sizes: [10, 25, 50, 100] });
  const links = rows.flatMap((row) => row.filter((cell) => typeof cell !== 'string'));
  expect(links).toHaveLength(4 * pricing.plans.length);
  for (const { label, href } of links) {
    const { planId, users, profileId = '' } = readSelection(new URL(href, provider.origin).search, pricing);
    const choice = { addOnIds: [], includeSetup: false, includeHardware: false, devices: 1 };
    expect(label).toBe(formatMoney(quote({ ...choice, planId, users, profileId }, pricing).monthly, provider));
  }
});

test('a plan that is not sold to so few says from how many it is', () => {
  const { rows } = planPrices(pricing, provider, { caption: 'Totals', sizes: [5] });
  expect(rows[0]?.at(-1)).toBe(`From ${pricing.plans.at(-1)?.minUsers} people`);
});

test('the comparison with an employee names every size at which a plan costs more, and no other', async () => {
  const { guides } = await loadSite();
  const comparison = guides
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .find((block) => block.kind === 'costComparison');
  if (!comparison) throw new Error('No guide compares costs.');
  const shown = costComparison(pricing, provider, comparison);
  const total = shown.flatMap((block) => (block.kind === 'table' ? [block.rows.at(-1)?.[1]] : []))[0];
  const yearly = Number(String(total).replace(/[^0-9]/g, '')) * 100;
  const sentences = shown.flatMap((block) => (block.kind === 'list' ? block.items : []));
  expect(sentences).toHaveLength(pricing.plans.length);
  expect(sentences.join(' ')).toContain('from 51 people on, a year');
  expect(sentences.join(' ')).toContain('At 50 people the larger discount begins.');
  pricing.plans.forEach((plan, index) => {
    const named = [...String(sentences[index]).matchAll(/(?:for|from) (\d+)(?: to (\d+))? people( on)?/g)].map(
      ([, from, to, on]) => [Number(from), on ? Infinity : Number(to ?? from)] as const,
    );
    const choice = { addOnIds: [], includeSetup: false, includeHardware: false, devices: 1 };
    for (let users = plan.minUsers; users <= 300; users += 1) {
      const { monthly } = quote({ ...choice, planId: plan.id, users, profileId: pricing.defaultProfile }, pricing);
      const isNamed = named.some(([from, to]) => from <= users && users <= to);
      expect([plan.name, users, isNamed]).toEqual([plan.name, users, monthly * 12 > yearly]);
    }
  });
});
