import { formatMoney, type MoneyFormat } from '#data/money/formatMoney.ts';
import type { VolumeDiscount } from '#data/schema/money.ts';
import type { AddOn } from '#data/schema/plan.ts';

/** A percentage such as "12.5%", rounded to hide floating-point errors. */
export function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`;
}

/** The effect of a compliance multiplier on a price: "25% more", "10% less". */
export function surcharge(multiplier: number): string {
  const change = Number(((multiplier - 1) * 100).toFixed(2));
  if (change === 0) return 'Unchanged';
  return change > 0 ? `${percent(change)} more` : `${percent(-change)} less`;
}

/** The price of an add-on, such as "$15 per user per month". */
export function addOnPrice({ price, pricingType, oneTime }: AddOn, provider: MoneyFormat): string {
  if (pricingType === 'custom') return 'Quoted separately';
  return `${formatMoney(price, provider)}${pricingType === 'per-user' ? ' per user' : ''} ${oneTime ? 'once' : 'per month'}`;
}

/** Discount steps such as "10% off from 20 users, 15% off from 50 users". Empty where there are none. */
export function discountSteps(thresholds: readonly VolumeDiscount[] = []): string {
  return ascending(thresholds)
    .map(({ threshold, discountPercent }) => `${percent(discountPercent)} off from ${threshold} users`)
    .join(', ');
}

export function ascending(thresholds: readonly VolumeDiscount[]): VolumeDiscount[] {
  return thresholds.toSorted((a, b) => a.threshold - b.threshold);
}
