import type { Quote } from '#data/rules/prices/quote.ts';

/** A part of the monthly price. */
export interface Part {
  id: 'plan' | 'compliance' | 'addOns' | 'discount';
  /** Cents per month; negative for a discount. */
  amount: number;
  /** Whole percent of the price before discounts; negative for a discount. */
  share: number;
  /** Position and width in the chart, in percent to two decimals. Discounts are at the right end. */
  from: number;
  width: number;
}

export interface Breakdown {
  parts: Part[];
  /** The share that remains after discounts, in percent of the chart's width. */
  paid: number;
}

/** Splits the monthly price into its parts. The positive shares add up to 100; discounts are relative to the same total. */
export function breakdown({ plan, compliance, volumeDiscount, addOns }: Quote): Breakdown {
  const amounts: [Part['id'], number][] = [
    ['plan', plan.amount],
    ['compliance', compliance.amount],
    ['addOns', addOns.reduce((total, { amount }) => total + amount, 0)],
    // `0 - 0` is 0, whereas `-0` would be printed as "-0".
    ['discount', 0 - volumeDiscount.amount],
  ];
  const gross = amounts.reduce((total, [, amount]) => total + Math.max(0, amount), 0);
  const percent = (amount: number) => (gross === 0 ? 0 : (amount / gross) * 100);
  const shares = wholeShares(amounts.map(([, amount]) => percent(Math.max(0, amount))));
  let added = 0;
  let taken = 0;
  const parts = amounts.map(([id, amount], index): Part => {
    const width = Math.abs(percent(amount));
    if (amount < 0) taken += width;
    const from = amount < 0 ? 100 - taken : added;
    if (amount > 0) added += width;
    return {
      id,
      amount,
      share: amount < 0 ? Math.round(percent(amount)) + 0 : (shares[index] ?? 0),
      from: hundredths(from),
      width: hundredths(width),
    };
  });
  return { parts, paid: hundredths(gross === 0 ? 0 : 100 - taken) };
}

/** Rounds shares so that they still add up to 100 (largest remainder method). */
function wholeShares(shares: readonly number[]): number[] {
  const whole = shares.map(Math.floor);
  const total = Math.round(shares.reduce((sum, share) => sum + share, 0));
  const byLoss = shares
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .sort((a, b) => b.loss - a.loss);
  const missing = total - whole.reduce((sum, share) => sum + share, 0);
  for (const { index } of byLoss.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
