import { z } from 'zod';
import { dateSchema } from './date.ts';
import { writtenPage } from './written.ts';

/** A page that answers one question of a buyer from beginning to end, at `/guides/{slug}`. */
export const guideSchema = z.strictObject({
  ...writtenPage,
  /** `true` keeps it off the site. */
  draft: z.boolean().optional(),
  /** A guide of a later day than today is not shown yet. */
  publishedAt: dateSchema,
  updatedAt: dateSchema.optional(),
});
export type Guide = z.infer<typeof guideSchema>;
