import { z } from 'zod';
import { centsSchema, percentSchema, volumeDiscountSchema } from './money.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** A service tier. */
const planSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  description: textSchema,
  /** Cents per user per month. */
  basePrice: centsSchema,
  features: z.array(textSchema).min(3),
  recommended: z.boolean(),
  minUsers: z.int().min(1),
  /** Cents, once. */
  setupFee: centsSchema,
  /** How soon somebody answers, as on the plans tab. */
  responseTime: textSchema,
  helpDeskHours: textSchema,
});
export type Plan = z.infer<typeof planSchema>;

/** What compliance work does to the price of a trade: above 1 a surcharge, below 1 a discount. */
const pricingProfileSchema = z.strictObject({
  industryId: slugSchema,
  name: textSchema,
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
  /** Off the price from a number of users upwards; the best matching one counts. */
  discountThresholds: z.array(volumeDiscountSchema).optional(),
});
export type AddOn = z.infer<typeof addOnSchema>;

/** How a first guess of the visitor's trade is made: the first rule that matches. */
const industryRuleSchema = z.strictObject({
  /** Forward sortation areas that match. */
  postalAreas: z.array(textSchema).optional(),
  /** City names that match, without regard to case. */
  cities: z.array(textSchema).optional(),
  /** Parts of a nearest location's name that match, without regard to case. */
  locationNames: z.array(textSchema).optional(),
  profile: slugSchema,
});

export const pricingSchema = z.strictObject({
  plans: z.array(planSchema).min(1),
  profiles: z.array(pricingProfileSchema).min(1),
  /** Id of the profile where nothing else is known. */
  defaultProfile: slugSchema,
  industryRules: z.array(industryRuleSchema),
  /** Off the plan's price, by number of users. */
  volumeDiscounts: z.array(volumeDiscountSchema),
  /** Off the monthly price on the plans tab when paid by the year. */
  annualDiscountPercent: percentSchema,
  /** The calculator's add-ons. */
  calculatorAddOns: z.array(addOnSchema),
  /** The plans tab's add-ons. */
  planAddOns: z.array(addOnSchema),
  /** Id of the service area that the plans belong to: the contact form's choice for who asks about one. */
  serviceArea: slugSchema,
  calculator: z.strictObject({
    users: z.int().min(1),
    maxUsers: z.int().min(1),
    plan: slugSchema,
    /** Cents for an average device. */
    deviceCost: centsSchema,
    /** Devices for each user at the start. */
    devicesPerUser: z.number().min(0).max(5),
    minDevices: z.int().min(1),
  }),
});
export type Pricing = z.infer<typeof pricingSchema>;
