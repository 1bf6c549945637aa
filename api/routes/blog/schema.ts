import { z } from 'zod';

/** Query of `GET /api/blog`. */
export const blogQuerySchema = z.object({
  /** A category's name or slug. */
  category: z.string('Give one category.').trim().optional(),
  search: z.string('Give one search text.').trim().max(200, 'Search for at most 200 characters.').optional(),
});
