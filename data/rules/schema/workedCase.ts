import { z } from 'zod';
import { textSchema } from './text.ts';

/**
 * A worked example of how a problem is dealt with: no client's story. Its stops are drawn as a route, from what was
 * noticed to what came of it.
 */
export const workedCaseSchema = z.strictObject({
  /** The problem, in the words of the person who calls. */
  title: textSchema,
  stops: z
    .array(
      z.strictObject({
        /** Time since the first call, such as "0:20" (hours and minutes) or "Day 2". */
        when: textSchema.optional(),
        /** What is done or decided. */
        title: textSchema,
        /** A sentence or two. */
        text: textSchema,
      }),
    )
    .min(3)
    .max(5, 'Name at most five stops: more do not fit beside each other.'),
});
export type WorkedCase = z.infer<typeof workedCaseSchema>;
