import { guidesSourceMessages } from '#data/messages/guides.ts';
import { formatMoney, type MoneyFormat } from '#data/rules/money/formatMoney.ts';
import { percentOf } from '#data/rules/money/percentOf.ts';
import { maxUsers } from '#data/rules/prices/maxUsers.ts';
import { planMonthly } from '#data/rules/prices/planMonthly.ts';
import { planQuote } from '#data/rules/prices/planQuote.ts';
import type { Pricing } from '#data/rules/schema/plan.ts';
import type { CostComparison, YearlyCost } from '#data/rules/schema/written.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { ShownBlock } from './shownBlock.ts';
import { calculatorLink } from './calculatorLink.ts';
import { listText } from '#data/rules/text/listText.ts';

/** Two ways to have the same done: what each costs in a year, and at which sizes the plan alone costs more. */
export function costComparison(pricing: Pricing, money: MoneyFormat, comparison: CostComparison): ShownBlock[] {
  const { caption, head, lines, total, users, plan: planId, addOns, link, breakEven } = comparison;
  const priced = planQuote(pricing, planId, users, { addOnIds: addOns });
  const addOnsMonthly = priced.addOns.reduce((sum, { amount }) => sum + amount, 0);
  const amounts = { plan: (priced.monthly - addOnsMonthly) * 12, addOns: addOnsMonthly * 12 };
  const sideOf = (costs: readonly YearlyCost[]) => {
    const cents = costs.map((cost) => centsOf(cost, firstCents(costs), amounts));
    return { cents, sum: cents.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) };
  };
  const own = sideOf(lines.map((line) => line.own));
  const provider = sideOf(lines.map((line) => line.provider));
  const shown = (cost: YearlyCost, cents: number | undefined) =>
    'words' in cost ? cost.words : formatMoney(cents ?? 0, money);
  return [
    {
      kind: 'table',
      caption,
      head,
      rows: [
        ...lines.map((line, index) => [
          line.label,
          shown(line.own, own.cents[index]),
          shown(line.provider, provider.cents[index]),
        ]),
        [total, formatMoney(own.sum, money), formatMoney(provider.sum, money)],
      ],
    },
    { kind: 'links', items: [{ label: link, href: calculatorLink(pricing, { planId, users, addOnIds: addOns }) }] },
    {
      kind: 'list',
      items: pricing.plans.map(({ name, basePrice, minUsers }) => {
        const { users, reasons } = sizesAbove(own.sum, basePrice, minUsers, pricing, money.locale);
        return [fill<string>(breakEven, { plan: name, users, total: formatMoney(own.sum, money) }), ...reasons].join(
          ' ',
        );
      }),
    },
  ];
}

function firstCents(costs: readonly YearlyCost[]): number {
  const first = costs.find((cost) => 'cents' in cost);
  return first && 'cents' in first ? first.cents : 0;
}

function centsOf(cost: YearlyCost, first: number, amounts: { plan: number; addOns: number }): number | undefined {
  if ('cents' in cost) return cost.cents;
  if ('percent' in cost) return percentOf(first, cost.percent);
  return 'priced' in cost ? amounts[cost.priced] : undefined;
}

/**
 * All sizes at which a year of a plan costs more than an amount, in words. A volume discount makes the year cheaper at its
 * threshold, so that they can be several ranges; the reason for each gap between two of them follows.
 */
function sizesAbove(
  yearly: number,
  basePrice: number,
  minUsers: number,
  { volumeDiscounts }: Pricing,
  locale: string,
): { users: string; reasons: string[] } {
  const { sizes, largerDiscount } = guidesSourceMessages;
  const ranges: { from: number; to: number }[] = [];
  for (let users = minUsers; users <= maxUsers; users += 1) {
    if (planMonthly(basePrice, users, 1, volumeDiscounts).monthly * 12 <= yearly) continue;
    const last = ranges.at(-1);
    if (last?.to === users - 1) last.to = users;
    else ranges.push({ from: users, to: users });
  }
  const words = ranges.map(({ from, to }) =>
    to === maxUsers
      ? fill(sizes.from, { from })
      : from === to
        ? fill(sizes.one, { from })
        : fill(sizes.between, { from, to }),
  );
  return {
    users: listText(words, locale),
    reasons: ranges.slice(0, -1).map(({ to }) => fill(largerDiscount, { users: to + 1 })),
  };
}
