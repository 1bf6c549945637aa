import { lessPercent } from '../money/lessPercent.ts';
import { percentOf } from '../money/percentOf.ts';
import type { VolumeDiscount } from '../schema/money.ts';
import { bestDiscount } from './bestDiscount.ts';

/** The monthly price of a plan without add-ons, with its calculation; amounts in whole cents. */
export interface PlanMonthly {
  base: number;
  /** A surcharge, or a discount if negative. */
  adjustment: number;
  percent: number;
  /** The volume discount; never negative. */
  discount: number;
  monthly: number;
}

/** Calculates what a plan costs a month: the price of all users, times the industry's multiplier, less the volume discount. */
export function planMonthly(
  basePrice: number,
  users: number,
  multiplier: number,
  discounts: readonly VolumeDiscount[],
): PlanMonthly {
  const base = basePrice * users;
  const adjustment = percentOf(base, (multiplier - 1) * 100);
  const percent = bestDiscount(users, discounts);
  const { amount, discount } = lessPercent(base + adjustment, percent);
  return { base, adjustment, percent, discount, monthly: amount };
}
