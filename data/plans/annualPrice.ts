import { percentOf } from '../money/percentOf.ts';

/** A plan's price per user in both ways of paying; amounts in cents. */
export interface AnnualPrice {
  /** Per month when paid by the month. */
  monthly: number;
  /** Per month when paid by the year. */
  annualPerMonth: number;
  /** What one user saves in a year by paying for it at once. */
  savingPerYear: number;
}

/** The plans tab's prices of a plan, from its monthly price in cents and the discount for paying by the year. */
export function annualPrice(monthly: number, annualDiscountPercent: number): AnnualPrice {
  const discount = percentOf(monthly, annualDiscountPercent);
  return { monthly, annualPerMonth: monthly - discount, savingPerYear: discount * 12 };
}
