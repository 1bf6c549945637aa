import { z } from 'zod';
import { referenceTo } from './reference.ts';
import { slugSchema } from './slug.ts';
import { iconNameSchema } from './iconName.ts';
import { textSchema } from './text.ts';

/** An offer that recommendations refer to. */
export const recommendableSchema = z.strictObject({
  /** What recommendations name it by; a plan is named by the plan's id. */
  id: slugSchema,
  /** The name as it is displayed. */
  name: textSchema,
  /** One sentence: what it is, and for whom. */
  description: textSchema,
  /** What is included. */
  features: z.array(textSchema).min(2),
  /** The icon on its card. */
  iconName: iconNameSchema,
});
export type Recommendable = z.infer<typeof recommendableSchema>;

/** What one location is recommended, and why. */
export const recommendationSchema = z.strictObject({
  /** Name of a location; compared case-insensitively. */
  locationName: referenceTo('locationName', textSchema),
  /** Id of the offer in `recommendables`. */
  recommendableId: referenceTo('recommendable'),
  /** Why it is recommended there: one or two sentences. */
  recommendationReason: textSchema,
  /** The higher, the earlier it stands among the location's recommendations. */
  priority: z.int().min(8, 'Give a priority from 8 to 10.').max(10, 'Give a priority from 8 to 10.'),
  /** True where the banner of the home page names it, too. */
  showInHomeBanner: z.boolean().optional(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;
