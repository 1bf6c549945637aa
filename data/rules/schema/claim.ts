import { z } from 'zod';
import { dateSchema } from './date.ts';
import { referenceTo } from './reference.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** Slots of pages that list claims. Each lists the claims whose `shownOn` contains it, in the order of `claims.ts`. */
const claimSlotSchema = z.enum([
  'home-testimonials',
  'home-about',
  'home-security',
  'footer',
  'about-numbers',
  'about-story',
  'services',
  'services-prices',
  'service',
  'location',
  'industries',
  'pricing',
  'contact',
  'chat',
]);

/**
 * A figure the provider states about itself. Where the provider gives different values of one figure, each is a record of
 * its own, so that the difference is visible. Other texts contain a claim as `{claims.<id>}`, which is replaced by its value.
 */
export const claimSchema = z.strictObject({
  /** Names the claim in `{claims.<id>}`. */
  id: slugSchema,
  /** The figure as it is displayed, for example "99.9%". */
  value: textSchema,
  /** What the figure measures, for example "uptime". */
  label: textSchema,
  /** The condition under which the figure is true; displayed after the label, for example "of the systems we monitor". */
  condition: textSchema,
  /** How visitors of the chat ask for it, where they use other words than the label. */
  askedAs: textSchema.optional(),
  /** Where the figure comes from. */
  source: textSchema,
  /** The `id` of the source that a figure of others is read from; shown as a link beside it. */
  evidence: referenceTo('source').optional(),
  /** The last day on which it is true, where there is one; `npm run check` names it 60 days before. */
  until: dateSchema.optional(),
  /** False until the owner has provided evidence. */
  confirmed: z.boolean(),
  /** The slots that list it. */
  shownOn: z.array(claimSlotSchema),
});
export type Claim = z.infer<typeof claimSchema>;
export type ClaimSlot = z.infer<typeof claimSlotSchema>;
