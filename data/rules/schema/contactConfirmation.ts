import { z } from 'zod';
import { textSchema } from './text.ts';

/** What stands above the contact form after a successful request, below the message of the result page. */
export const contactConfirmationSchema = z.strictObject({
  /** The heading of the confirmation. */
  title: textSchema,
  /** `{name}` is replaced by the visitor's name. */
  thanks: textSchema,
  /** Above the steps on the page that a form without a script leads to, which does not know the name. */
  next: textSchema,
  /** What happens next, in order. */
  steps: z.array(textSchema).min(1),
  /** Advice for urgent matters; the telephone number follows it. */
  urgent: textSchema,
});
export type ContactConfirmationTexts = z.infer<typeof contactConfirmationSchema>;
