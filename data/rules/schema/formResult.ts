import { z } from 'zod';
import { navLinkSchema } from './navigation.ts';
import { descriptionSchema, titleSchema } from './seo.ts';
import { textSchema } from './text.ts';

/** The result page of a form that was submitted without JavaScript. */
export const formResultSchema = z.strictObject({
  /** The title in the browser's tab. */
  title: titleSchema,
  /** The page's meta description. */
  description: descriptionSchema,
  /** The page's h1. */
  heading: textSchema,
  /** What has happened, and what the visitor can do. Forms with a script show it in their place. */
  message: textSchema,
  /** Links to continue with; the first is the primary one. */
  actions: z.array(navLinkSchema).min(1),
});
export type FormResult = z.infer<typeof formResultSchema>;
