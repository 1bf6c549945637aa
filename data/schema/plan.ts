import { z } from 'zod';
import { centsSchema, percentSchema, volumeDiscountSchema } from './money.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** A plan of the price list. */
const planSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  description: textSchema,
  /** Cents per user per month. */
  basePrice: centsSchema,
  features: z.array(textSchema).min(3),
  recommended: z.boolean(),
  minUsers: z.int().min(1),
  /** One-time fee in cents. */
  setupFee: centsSchema,
  /** The response time as it is displayed, for example "1 hour". */
  responseTime: textSchema,
  helpDeskHours: textSchema,
});
export type Plan = z.infer<typeof planSchema>;

/** Price adjustment for an industry. */
const pricingProfileSchema = z.strictObject({
  /** Named by `pricingProfile` of an industry, which may have another slug. */
  id: slugSchema,
  name: textSchema,
  /** Factor on the price of the plan: above 1 a surcharge for compliance work, below 1 a discount. */
  complianceMultiplier: z.number().min(0.5).max(2),
  reason: textSchema,
});
const addOnSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  description: textSchema,
  price: centsSchema,
  pricingType: z.enum(['per-user', 'flat-rate', 'custom']),
  /** Charged once instead of every month. */
  oneTime: z.boolean(),
  /** Volume discounts on a price per user; of those that apply, the highest counts. */
  discountThresholds: z.array(volumeDiscountSchema).optional(),
});
export type AddOn = z.infer<typeof addOnSchema>;

/** A rule that guesses the visitor's industry from the location; the first matching rule counts. */
const industryRuleSchema = z.strictObject({
  /** First three characters of matching postal codes. */
  postalAreas: z.array(textSchema).optional(),
  /** Matching city names, case-insensitive. */
  cities: z.array(textSchema).optional(),
  /** Substrings of the nearest location's name that match, case-insensitive. */
  locationNames: z.array(textSchema).optional(),
  /** The `id` of the guessed pricing profile. */
  profile: slugSchema,
});

export const pricingSchema = z.strictObject({
  plans: z.array(planSchema).min(1),
  profiles: z.array(pricingProfileSchema).min(1),
  /** The `id` of the profile to use where no rule matches. */
  defaultProfile: slugSchema,
  industryRules: z.array(industryRuleSchema),
  /** Discounts on the price of the plan, by number of users. */
  volumeDiscounts: z.array(volumeDiscountSchema),
  /** Discount for annual payment, on the plans tab. */
  annualDiscountPercent: percentSchema,
  /** Add-ons of the calculator. */
  calculatorAddOns: z.array(addOnSchema),
  /** Add-ons of the plans tab. */
  planAddOns: z.array(addOnSchema),
  /** Id of the service category that the contact form selects for questions about a plan. */
  serviceCategory: slugSchema,
  /** Settings and initial values of the price calculator. */
  calculator: z.strictObject({
    users: z.int().min(1),
    maxUsers: z.int().min(1),
    plan: slugSchema,
    /** Price of an average device in cents. */
    deviceCost: centsSchema,
    /** Initial number of devices per user. */
    devicesPerUser: z.number().min(0).max(5),
    minDevices: z.int().min(1),
  }),
});
export type Pricing = z.infer<typeof pricingSchema>;
