import { z } from 'zod';

/** An amount in whole cents of the provider's currency. */
export const centsSchema = z
  .int('Give whole cents, for example 15000 for 150 dollars.')
  .min(0, 'Give an amount of 0 or more, in cents.');

/** A percentage from 0 to 100. */
export const percentSchema = z
  .number('Give a number of percent.')
  .min(0, 'Give a percentage from 0 to 100.')
  .max(100, 'Give a percentage from 0 to 100.');

/** A discount that applies from `threshold` users upwards. */
export const volumeDiscountSchema = z.strictObject({
  threshold: z.int().min(1, 'Give a number of users of 1 or more.'),
  discountPercent: percentSchema,
});
export type VolumeDiscount = z.infer<typeof volumeDiscountSchema>;
