import { z } from 'zod';
import { faqItemSchema } from './faq.ts';
import { referenceTo } from './reference.ts';
import { textSchema } from './text.ts';

/** Content about the combination of two records, true of no other pair. */
const combination = {
  /** `true` keeps an unfinished text off the site; the pair's page is then without it. */
  draft: z.boolean().optional(),
  /** A sentence that is whole without the paragraph: it opens the pair's page and stands in lists of pages. */
  lede: textSchema,
  /** A paragraph; unique across all pairs. */
  text: textSchema,
  /** Facts and their consequences, one sentence each. */
  points: z.array(textSchema).min(3),
};

/** A service for an industry: which systems and obligations of the industry the service covers, and how. */
const serviceInIndustrySchema = z.strictObject({
  service: referenceTo<'service'>(),
  industry: referenceTo<'industry'>(),
  ...combination,
});
export type ServiceInIndustry = z.infer<typeof serviceInIndustrySchema>;

/** A service in a location: how buildings, internet lines, distances and businesses there affect the work. */
const serviceInLocationSchema = z.strictObject({
  service: referenceTo<'serviceInLocations'>(),
  location: referenceTo<'location'>(),
  ...combination,
});
export type ServiceInLocation = z.infer<typeof serviceInLocationSchema>;

/** An industry in a location: where its businesses are, and what that requires of their IT. */
const industryInLocationSchema = z
  .strictObject({
    industry: referenceTo<'industry'>(),
    location: referenceTo<'location'>(),
    ...combination,
    /** For each point, in their order, the `id` of the services it matters to; without it, each matters to all. */
    pointServices: z.array(z.array(referenceTo<'service'>())).optional(),
    /** What the pair's own page says besides, found nowhere else on the site. Without it the pair has no page of its own. */
    page: z
      .strictObject({
        /** Goes on from the lede, before the text: who works in such a business there, what fails first and what to do about it. Repeats neither. */
        situation: textSchema,
        questions: z.array(faqItemSchema).min(1),
      })
      .optional(),
  })
  .refine(({ points, pointServices }) => !pointServices || pointServices.length === points.length, {
    message: 'Name the services of each point, in the order of the points.',
    path: ['pointServices'],
  });
export type IndustryInLocationPage = NonNullable<z.infer<typeof industryInLocationSchema>['page']>;
export type IndustryInLocation = z.infer<typeof industryInLocationSchema>;

/** Content of combination pages. A pair without a record still has a page, without this content. */
export const pairsSchema = z.strictObject({
  servicesInIndustries: z.array(serviceInIndustrySchema),
  servicesInLocations: z.array(serviceInLocationSchema),
  industriesInLocations: z.array(industryInLocationSchema),
});
export type Pairs = z.infer<typeof pairsSchema>;
