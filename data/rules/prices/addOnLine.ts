import { lessPercent } from '../money/lessPercent.ts';
import type { AddOn } from '../schema/plan.ts';
import { bestDiscount } from './bestDiscount.ts';

/** An add-on in a quote; amounts in cents. */
export interface AddOnLine {
  id: string;
  name: string;
  billing: 'monthly' | 'one-time' | 'quoted separately';
  /** Before the discount. */
  subtotal: number;
  discountPercent: number;
  discount: number;
  /** Its share of the monthly or one-time total; 0 if it is quoted separately. */
  amount: number;
}

/** Prices an add-on for a number of users. Volume discounts apply to add-ons priced per user only. */
export function addOnLine(
  { id, name, price, pricingType, oneTime, discountThresholds = [] }: AddOn,
  users: number,
): AddOnLine {
  if (pricingType === 'custom')
    return { id, name, billing: 'quoted separately', subtotal: 0, discountPercent: 0, discount: 0, amount: 0 };
  const perUser = pricingType === 'per-user';
  const subtotal = perUser ? price * users : price;
  const discountPercent = perUser ? bestDiscount(users, discountThresholds) : 0;
  const { amount, discount } = lessPercent(subtotal, discountPercent);
  return {
    id,
    name,
    billing: oneTime ? 'one-time' : 'monthly',
    subtotal,
    discountPercent,
    discount,
    amount,
  };
}
