import { lessPercent } from '../money/lessPercent.ts';
import type { AddOn } from '../schema/plan.ts';
import { bestDiscount } from './bestDiscount.ts';

/** An add-on in a quote; amounts in cents. */
export interface AddOnLine {
  id: string;
  name: string;
  billing: 'monthly' | 'one-time' | 'quoted separately';
  discountPercent: number;
  /** Its share of the monthly or one-time total; 0 if it is quoted separately. */
  amount: number;
}

/** Prices an add-on for a number of users. Volume discounts apply to add-ons priced per user only. */
export function addOnLine(
  { id, name, price, pricingType, oneTime, discountThresholds = [] }: AddOn,
  users: number,
): AddOnLine {
  if (pricingType === 'custom') return { id, name, billing: 'quoted separately', discountPercent: 0, amount: 0 };
  const perUser = pricingType === 'per-user';
  const discountPercent = perUser ? bestDiscount(users, discountThresholds) : 0;
  const { amount } = lessPercent(perUser ? price * users : price, discountPercent);
  return { id, name, billing: oneTime ? 'one-time' : 'monthly', discountPercent, amount };
}
