import * as z from 'zod/mini';
import { emailCheck, formFields } from '../contact/schema.ts';

export const lists = ['newsletter', 'checklist'] as const;
/** `newsletter` subscribes, after a confirmation; `checklist` sends one mail. */
export type List = (typeof lists)[number];

const missing = 'Please enter your email address.';
const wrong = 'Please enter a valid email address.';

/** Lone surrogates are not valid text, and PostgreSQL does not store U+0000. */
const storable = (message: string) =>
  z.refine<string>((text) => text.isWellFormed() && !text.includes('\u0000'), message);

/** `POST /api/subscribe`: the form and the API check with the same schema. */
export const subscribeSchema = z.object({
  email: z.pipe(
    z.pipe(
      z.string({ error: ({ input }) => (input === undefined || input === null ? missing : wrong) }),
      z.transform((text: string) => text.trim()),
    ),
    z.string().check(z.minLength(1, missing), emailCheck(wrong)),
  ),
  list: z._default(z.enum(lists, `Use ${lists.join(' or ')}.`), 'newsletter'),
  /** The page it was sent from: part of the evidence of consent. */
  page: z.optional(
    z
      .string()
      .check(
        z.maxLength(300, 'Give a page of 300 characters or less.'),
        storable('Remove the characters that cannot be read.'),
      ),
  ),
  website: formFields.website,
  elapsed: formFields.elapsed,
});
export type SubscribeRequest = z.output<typeof subscribeSchema>;
