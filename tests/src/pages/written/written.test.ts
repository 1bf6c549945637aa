import { expect, test } from 'vitest';
import { loadSite } from '#data/load.ts';
import { formatMoney } from '#data/money/formatMoney.ts';
import { quote } from '#data/plans/quote.ts';
import { readSelection } from '#src/features/calculator/query.ts';
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
