import { z } from 'zod';
import { protocolText } from '../../../data/rules/requests/protocolText.ts';

export const blogQuerySchema = z.object({
  category: z.string(protocolText('Give one category.')).trim().optional(),
  search: z
    .string(protocolText('Give one search text.'))
    .trim()
    .max(200, protocolText('Search for at most 200 characters.'))
    .optional(),
});
