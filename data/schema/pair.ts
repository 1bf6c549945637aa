import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** What is true where two records meet, and of no other two. */
const meeting = {
  /** A paragraph that stands nowhere else. */
  text: textSchema,
  /** Facts and consequences, each a sentence of its own. */
  points: z.array(textSchema).min(3),
};

/** A service for a trade: which of its systems and duties the service meets, and how. */
const serviceInIndustrySchema = z.strictObject({ service: slugSchema, industry: slugSchema, ...meeting });
export type ServiceInIndustry = z.infer<typeof serviceInIndustrySchema>;

/** A service in a place: how its buildings, lines, ways and firms shape the work. */
const serviceInLocationSchema = z.strictObject({ service: slugSchema, location: slugSchema, ...meeting });
export type ServiceInLocation = z.infer<typeof serviceInLocationSchema>;

/** A trade in a place: where it sits there, and what that asks of its IT. */
const industryInLocationSchema = z.strictObject({ industry: slugSchema, location: slugSchema, ...meeting });
export type IndustryInLocation = z.infer<typeof industryInLocationSchema>;

/** What combination pages say beyond their parts; a pair without a record has a page without that paragraph. */
export const pairsSchema = z.strictObject({
  servicesInIndustries: z.array(serviceInIndustrySchema),
  servicesInLocations: z.array(serviceInLocationSchema),
  industriesInLocations: z.array(industryInLocationSchema),
});
export type Pairs = z.infer<typeof pairsSchema>;
