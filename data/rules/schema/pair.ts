import { z } from 'zod';
import { faqItemSchema } from './faq.ts';
import { referenceTo } from './reference.ts';
import { textSchema, titledTextSchema } from './text.ts';

/** What every pair has. */
const pair = {
  /** `true` keeps an unfinished text off the site; the pair's page is then without it. */
  draft: z.boolean().optional(),
  /** What we do for you, whole by itself: it opens the pair's page and stands in lists of pages. No two pairs share one. */
  lede: textSchema,
};

/** What we do for clients there, a sentence each, and what is asked there. */
const placePair = {
  ...pair,
  points: z.array(textSchema).min(1),
  /** What the place itself changes (a court, a building, a carrier, a rule), where it changes something: for everybody whom the page's title names. */
  local: textSchema.optional(),
  /** Asked on the pair's own page, before the questions of every such page. */
  questions: z.array(faqItemSchema).optional(),
};

/** A service for an industry: what holds for such clients anywhere. The rules that bind them are `asks` of the industry. */
const serviceInIndustrySchema = z.strictObject({
  service: referenceTo('service'),
  industry: referenceTo('industry'),
  ...pair,
  /** What is done first, in this order, for any client of the industry. */
  steps: z.array(titledTextSchema).min(3).max(4),
  /** What we do with the programs of the industry: the whole answer to whether we know them, where the service touches them. */
  software: textSchema.optional(),
  questions: z.array(faqItemSchema).min(2),
});
export type ServiceInIndustry = z.infer<typeof serviceInIndustrySchema>;

/** A service in a location: how buildings, internet lines and distances there affect the work. */
const serviceInLocationSchema = z.strictObject({
  service: referenceTo('serviceInLocations'),
  location: referenceTo('location'),
  ...placePair,
});
export type ServiceInLocation = z.infer<typeof serviceInLocationSchema>;

/** An industry in a location: what its clients have to plan for there. */
const industryInLocationSchema = z.strictObject({
  industry: referenceTo('industry'),
  location: referenceTo('location'),
  ...placePair,
});
export type IndustryInLocation = z.infer<typeof industryInLocationSchema>;

/** Content of combination pages. A pair without a record still has a page, without this content; an industry in a location has none. */
export const pairsSchema = z.strictObject({
  servicesInIndustries: z.array(serviceInIndustrySchema),
  servicesInLocations: z.array(serviceInLocationSchema),
  industriesInLocations: z.array(industryInLocationSchema),
});
export type Pairs = z.infer<typeof pairsSchema>;
