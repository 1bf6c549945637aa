import { z } from 'zod';
import { titledTextSchema, textSchema } from './text.ts';

/** Texts of the home page besides its copy in `pages.ts`. `{location}` is the name of the visitor's nearest location. */
export const homeSchema = z.strictObject({
  /** The line above the h1. */
  badge: textSchema,
  /** Heading and introduction of each section. */
  sections: z.strictObject({
    /** The service categories. */
    services: titledTextSchema,
    /** The provider, and its figures. */
    about: titledTextSchema,
    /** Why a visitor should have their security checked; also the last section of the pages of locations. */
    security: titledTextSchema,
    /** What clients say. */
    testimonials: titledTextSchema,
    /** The makers of the products that the provider works with. */
    partners: titledTextSchema,
    /** Articles, and the checklist. */
    resources: titledTextSchema,
    /** The industries. */
    industries: titledTextSchema,
    /** The locations around the visitor's. */
    locations: titledTextSchema,
    /** The plans. */
    pricing: titledTextSchema,
    /** The questions and answers. */
    faq: titledTextSchema,
    /** The offer at the end of the page; several other pages end with it, too. */
    closing: titledTextSchema,
  }),
});
