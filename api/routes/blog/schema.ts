import { z } from 'zod';
import { protocolText } from '../../../data/rules/requests/protocolText.ts';

/** Query of `GET /api/blog`. */
export const blogQuerySchema = z.object({
  /** A category's name or slug. */
  category: z.string(protocolText('Give one category.')).trim().optional(),
  search: z
    .string(protocolText('Give one search text.'))
    .trim()
    .max(200, protocolText('Search for at most 200 characters.'))
    .optional(),
});
