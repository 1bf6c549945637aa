import { z } from 'zod';
import { centsSchema, percentSchema, volumeDiscountSchema } from './money.ts';
import { referenceTo, type SlugOf } from './reference.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** A plan of the price list. */
const planSchema = z.strictObject({
  /** Names the plan in other records and in `{plans.<id>.price}`. */
  id: slugSchema,
  /** The name as it is displayed. */
  name: textSchema,
  /** One sentence: for whom the plan is. */
  description: textSchema,
  /** Cents per user per month. */
  basePrice: centsSchema,
  /** What is included. */
  features: z.array(textSchema).min(3),
  /** True for the one plan with the badge "Most Popular". */
  recommended: z.boolean(),
  /** The smallest number of users that it is sold for. */
  minUsers: z.int().min(1),
  /** One-time fee in cents. */
  setupFee: centsSchema,
  /** The response time as it is displayed, for example "1 hour". */
  responseTime: textSchema,
  /** When the time to that response is counted, as it is displayed: "at any hour". Without it nothing is promised about it. */
  responseClock: textSchema.optional(),
  /** When other requests get their first response, as it is displayed. Without it nothing is promised about them. */
  otherRequests: textSchema.optional(),
  /** Who answers at night and on weekends, as it is displayed. Without it nothing is promised about them. */
  nights: textSchema.optional(),
  /** When the help desk answers, as it is displayed. */
  helpDeskHours: textSchema,
  /** Whether a visit to the client's office is part of the plan or quoted each time. */
  visits: z.enum(['included', 'quoted']).optional(),
});
export type Plan = z.infer<typeof planSchema>;

/** Price adjustment for an industry. */
const pricingProfileSchema = z.strictObject({
  /** Named by `pricingProfile` of an industry, which may have another slug. */
  id: slugSchema,
  /** The name as it is displayed. */
  name: textSchema,
  /** Factor on the price of the plan: above 1 a surcharge for compliance work, below 1 a discount. */
  complianceMultiplier: z.number().min(0.5).max(2),
  /** Why the price differs. */
  reason: textSchema,
});
/** Something that can be bought beside a plan. */
const addOnSchema = z.strictObject({
  /** Names the add-on in quotes and addresses of the calculator. */
  id: slugSchema,
  /** The name as it is displayed. */
  name: textSchema,
  /** What tells it apart from others of nearly the same name, displayed behind the name: "daily copies". */
  level: textSchema.optional(),
  /** One sentence: what it is. */
  description: textSchema,
  /** Cents, for what `pricingType` names. */
  price: centsSchema,
  /** Whether the price is for each user or for all of them; a `custom` one is quoted separately. */
  pricingType: z.enum(['per-user', 'flat-rate', 'custom']),
  /** Charged once instead of every month. */
  oneTime: z.boolean(),
  /** Volume discounts on a price per user; of those that apply, the highest counts. */
  discountThresholds: z.array(volumeDiscountSchema).optional(),
});
export type AddOn = z.infer<typeof addOnSchema>;

/** A rule that guesses the pricing profile from the location of the visitor; the first matching rule counts. */
const profileRuleSchema = z.strictObject({
  /** First three characters of matching postal codes. */
  postalAreas: z.array(textSchema).optional(),
  /** Matching city names, case-insensitive. */
  cities: z.array(textSchema).optional(),
  /** Substrings of the nearest location's name that match, case-insensitive. */
  locationNames: z.array(textSchema).optional(),
  /** The `id` of the guessed pricing profile. */
  profile: referenceTo('profile'),
});

/** What is sold in three ways, each at a price of its own and for something of its own. */
const soldThreeWaysSchema = z.strictObject({
  /** With a plan on a one-year agreement: the `id` of an add-on of the calculator. */
  yearlyTerm: referenceTo('addOn'),
  /** With a plan month to month: the `id` of an add-on of the plans tab. */
  monthToMonth: referenceTo('planAddOn'),
  /** By itself: the `id` of a service. */
  byItself: referenceTo('service'),
  /** What tells the service apart from the two add-ons, which have a `level` of their own. */
  level: textSchema,
});

/** The price list. */
export const pricingSchema = z.strictObject({
  /** The plans, in the order lists show them. */
  plans: z.array(planSchema),
  /** Adjustments of the price for industries. */
  profiles: z.array(pricingProfileSchema),
  /** The `id` of the profile to use where no rule matches. */
  defaultProfile: referenceTo('profile'),
  /** How the visitor's industry is guessed; the first rule that matches counts. */
  profileRules: z.array(profileRuleSchema),
  /** Discounts on the price of the plan, by number of users. */
  volumeDiscounts: z.array(volumeDiscountSchema),
  /** Discount for annual payment, on the plans tab. */
  annualDiscountPercent: percentSchema,
  /** Add-ons of the calculator. */
  calculatorAddOns: z.array(addOnSchema),
  /** Add-ons of the plans tab. */
  planAddOns: z.array(addOnSchema),
  /** What has three prices, by how it is bought: they stand in one table, each with what it covers. */
  soldThreeWays: z.array(soldThreeWaysSchema).optional(),
  /** Id of the service category that the contact form selects for questions about a plan. */
  serviceCategory: referenceTo('serviceCategory'),
  /** Settings and initial values of the price calculator. */
  calculator: z.strictObject({
    /** Initial number of users. */
    users: z.int().min(1),
    /** The highest number of users that can be chosen. */
    maxUsers: z.int().min(1),
    /** Id of the plan that is chosen at first. */
    plan: referenceTo('plan'),
    /** Price of an average device in cents. */
    deviceCost: centsSchema,
    /** Initial number of devices per user. */
    devicesPerUser: z.number().min(0).max(5),
    /** The smallest initial number of devices. */
    minDevices: z.int().min(1),
  }),
});
export type Pricing = z.infer<typeof pricingSchema>;

/** The price list of a provider without plans: nothing refers to the records that it names. */
export const withoutPlans: Pricing = {
  plans: [],
  profiles: [],
  defaultProfile: 'none' as SlugOf<'profile'>,
  profileRules: [],
  volumeDiscounts: [],
  annualDiscountPercent: 0,
  calculatorAddOns: [],
  planAddOns: [],
  serviceCategory: 'none' as SlugOf<'serviceCategory'>,
  calculator: {
    users: 1,
    maxUsers: 1,
    plan: 'none' as SlugOf<'plan'>,
    deviceCost: 0,
    devicesPerUser: 0,
    minDevices: 1,
  },
};
