import { lessPercent } from '../money/lessPercent.ts';

/** A plan's price per user for monthly and annual payment, in cents. */
export interface AnnualPrice {
  /** Price per month with monthly payment. */
  monthly: number;
  /** Price per month with annual payment. */
  annualPerMonth: number;
  /** Difference per year. */
  savingPerYear: number;
}

/** Computes the prices per user on the plans tab from a monthly price in cents. */
export function annualPrice(monthly: number, annualDiscountPercent: number): AnnualPrice {
  const { amount, discount } = lessPercent(monthly, annualDiscountPercent);
  return { monthly, annualPerMonth: amount, savingPerYear: discount * 12 };
}
