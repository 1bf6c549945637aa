import { percentOf } from './percentOf.ts';

/**
 * Takes a percentage off an amount in cents. What remains is rounded half up to whole cents, because it is the price that
 * is paid; the discount is the rest. Rounding the discount up instead would show $2,671.875 as $2,671.87.
 */
export function lessPercent(cents: number, percent: number): { amount: number; discount: number } {
  const amount = percentOf(cents, 100 - percent);
  return { amount, discount: cents - amount };
}
