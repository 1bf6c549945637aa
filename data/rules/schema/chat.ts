import { z } from 'zod';
import { textSchema } from './text.ts';

/** Texts of the support chat. */
export const chatSchema = z.strictObject({
  /** The first message. It has to say that a program answers. */
  greeting: textSchema,
  /** Suggested first questions; selecting one sends it. */
  starters: z.array(textSchema).max(4),
  /** The typical response time, as it is displayed; optional. */
  typicalResponse: textSchema.optional(),
});
