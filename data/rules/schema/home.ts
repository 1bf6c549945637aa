import { z } from 'zod';
import { iconNameSchema } from './iconName.ts';
import { referenceTo } from './reference.ts';
import { slugSchema } from './slug.ts';
import { titledTextSchema, textSchema } from './text.ts';

/** Texts of the home page besides its copy in `pages.ts`. `{location}` is the name of the visitor's nearest location. */
export const homeSchema = z.strictObject({
  /** The line above the h1. */
  badge: textSchema,
  /** Heading and introduction of each section; one that is left out is not shown, nor is one whose records are none. */
  sections: z.strictObject({
    /** The service categories. */
    services: titledTextSchema,
    /** The provider, and its figures. */
    about: titledTextSchema.optional(),
    /** What a new client sees happen first: the stages of the service that comes with the plans. */
    firstMonth: titledTextSchema.optional(),
    /** Why a visitor should have their security checked; also the last section of the pages of locations. */
    security: titledTextSchema.optional(),
    /** What clients say. */
    testimonials: titledTextSchema.optional(),
    /** The makers of the products that the provider works with. */
    partners: titledTextSchema.optional(),
    /** Articles, and the checklist. */
    resources: titledTextSchema.optional(),
    /** The industries. */
    industries: titledTextSchema.optional(),
    /** The locations around the visitor's. */
    locations: titledTextSchema,
    /** The plans. */
    pricing: titledTextSchema.optional(),
    /** The questions and answers. */
    faq: titledTextSchema,
    /** The offer at the end of the page; several other pages end with it, too. */
    closing: titledTextSchema,
  }),
});

/** An item of the strip under the hero of the home page: a reason to trust the provider. */
export const trustItemSchema = z.strictObject({
  /** The reason in a few words. */
  title: textSchema,
  /** One sentence that explains it. */
  description: textSchema,
  /** The icon before the title. */
  iconName: iconNameSchema,
  /** Id of the claim that the item states; without that claim the item is left out. */
  claim: referenceTo('claim').optional(),
});

/** A maker of products that the provider works with, in a section of the home page. */
export const partnerSchema = z.strictObject({
  /** Names the file of its mark, `public/assets/partners/<slug>.svg`. */
  slug: slugSchema,
  /** The name as it is displayed. */
  name: textSchema,
  /** Its products that the provider works with, and what for. */
  role: textSchema,
  /** True once the owner has provided evidence of the partnership and of the right to use the name. */
  confirmed: z.boolean().optional(),
});
