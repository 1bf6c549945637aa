import { z } from 'zod';
import { pointSchema, textSchema } from './text.ts';

/** Texts of the home page besides its copy in `pages.ts`. `{location}` is the name of the visitor's nearest location. */
export const homeSchema = z.strictObject({
  /** The line above the h1. */
  badge: textSchema,
  /** Heading and introduction of each section. */
  sections: z.strictObject({
    /** The service categories. */
    services: pointSchema,
    /** The provider, and its figures. */
    about: pointSchema,
    /** The reason for a check of the visitor's security; the pages of locations close with it, too. */
    security: pointSchema,
    /** What clients say. */
    testimonials: pointSchema,
    /** The makers of the products that the provider works with. */
    partners: pointSchema,
    /** Articles, and the checklist. */
    resources: pointSchema,
    /** The industries. */
    industries: pointSchema,
    /** The locations around the visitor's. */
    locations: pointSchema,
    /** The plans. */
    pricing: pointSchema,
    /** The questions and answers. */
    faq: pointSchema,
    /** The offer at the end of the page; several other pages end with it, too. */
    closing: pointSchema,
  }),
});
