import { dateSchema } from './date.ts';
import { z } from 'zod';

/** When a record is on the site. What belongs to it, such as its pairs and recommendations, comes and goes with it. */
export const publicationFields = {
  /** `true` keeps an unfinished record off the site; `npm run dev` shows it. */
  draft: z.boolean().optional(),
  /** The first day it is on the site, where it is not there yet; the first build of that day publishes it. */
  publishedAt: dateSchema.optional(),
};
