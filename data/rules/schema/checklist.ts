import { z } from 'zod';
import { textSchema } from './text.ts';

/** An item of the checklist. */
export const checklistItemSchema = z.strictObject({
  /** The statement that should be true. */
  title: textSchema,
  /** The reason for it. */
  why: textSchema,
  /** How a person without training can check it. */
  check: textSchema,
});
