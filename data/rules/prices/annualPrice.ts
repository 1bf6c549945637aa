import { lessPercent } from '../money/lessPercent.ts';

/** What annual payment makes of a plan's price per user, in cents. */
export interface AnnualPrice {
  /** Price per month with annual payment. */
  annualPerMonth: number;
  /** Difference per year. */
  savingPerYear: number;
}

/** Computes the prices per user on the plans tab from a monthly price in cents. */
export function annualPrice(monthly: number, annualDiscountPercent: number): AnnualPrice {
  const { amount, discount } = lessPercent(monthly, annualDiscountPercent);
  return { annualPerMonth: amount, savingPerYear: discount * 12 };
}
