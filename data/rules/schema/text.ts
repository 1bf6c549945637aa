import { z } from 'zod';

/** Text for visitors: not empty, without surrounding white space and without HTML. */
export const textSchema = z
  .string()
  .min(1, 'Write the text.')
  .refine((text) => text === text.trim(), 'Remove the white space at its ends.')
  .refine((text) => !/<[a-z/!]/i.test(text), 'Write plain text without HTML.');

/** A heading with one or two sentences. */
export const titledTextSchema = z.strictObject({ title: textSchema, description: textSchema });
export type TitledText = z.infer<typeof titledTextSchema>;

/** Address of a picture of the provider's own, which stands in `public`. */
export const imageAddressSchema = z
  .string()
  .regex(/^\/.+\.\w+$/, 'Give a path from the site\'s root, for example "/images/own/office.jpg".');
