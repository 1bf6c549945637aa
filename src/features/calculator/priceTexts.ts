import { formatMoney, type MoneyFormat } from '#data/rules/money/formatMoney.ts';
import { percentAbove } from '#data/rules/prices/percentAbove.ts';
import type { VolumeDiscount } from '#data/rules/schema/money.ts';
import type { AddOn } from '#data/rules/schema/plan.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { fill } from '#data/rules/text/fill.ts';

/** A percentage such as "12.5%", rounded to hide floating-point errors. */
export function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`;
}

/** The effect of a compliance multiplier on a price: "25% more", "10% less". */
export function surcharge(multiplier: number): string {
  const change = percentAbove(multiplier);
  const { unchanged, more, less } = calculatorMessages.surcharge;
  if (change === 0) return unchanged;
  return fill(change > 0 ? more : less, { percent: percent(Math.abs(change)) });
}

/** An industry with its effect on the price, such as "Healthcare: 25% more". */
export function complianceText({ name, multiplier }: { name: string; multiplier: number }): string {
  return fill(calculatorMessages.industryChange, { industry: name, change: surcharge(multiplier).toLowerCase() });
}

/** The name of something for sale with what tells it apart, such as "Advanced Cybersecurity (alerts)". */
export function nameAtLevel({ name, level }: Pick<AddOn, 'name' | 'level'>): string {
  return level ? fill(calculatorMessages.addOnAtLevel, { name, level }) : name;
}

/** The price of an add-on, such as "$15 per user per month". */
export function addOnPrice({ price, pricingType, oneTime }: AddOn, provider: MoneyFormat): string {
  if (pricingType === 'custom') return calculatorMessages.quotedSeparately;
  const { monthly, monthlyPerUser, once, oncePerUser } = calculatorMessages.addOnPrice;
  const [flat, perUser] = oneTime ? [once, oncePerUser] : [monthly, monthlyPerUser];
  return fill(pricingType === 'per-user' ? perUser : flat, { price: formatMoney(price, provider) });
}

/** Discount steps such as "10% off from 20 users, 15% off from 50 users". Empty where there are none. */
export function discountSteps(thresholds: readonly VolumeDiscount[] = []): string {
  return ascending(thresholds)
    .map(({ threshold, discountPercent }) =>
      fill(calculatorMessages.discountStep, { percent: percent(discountPercent), count: threshold }),
    )
    .join(', ');
}

export function ascending(thresholds: readonly VolumeDiscount[]): VolumeDiscount[] {
  return thresholds.toSorted((a, b) => a.threshold - b.threshold);
}
