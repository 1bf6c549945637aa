import type { VolumeDiscount } from '../schema/money.ts';

/** The highest discount in percent whose threshold the number of users reaches; 0 if there is none. */
export function bestDiscount(users: number, discounts: readonly VolumeDiscount[]): number {
  return discounts.reduce(
    (best, { threshold, discountPercent }) => (users >= threshold ? Math.max(best, discountPercent) : best),
    0,
  );
}
