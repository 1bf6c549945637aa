import { z } from 'zod';
import { completeTheme } from '../look/completeTheme.ts';
import { articleSchema, legalFactSchema, legalPageSchema } from './article.ts';
import { assistantSchema } from './assistant.ts';
import { claimSchema } from './claim.ts';
import { ratingSchema, reviewSchema } from './review.ts';
import { testimonialSchema } from './testimonial.ts';
import { aboutSchema } from './about.ts';
import { assessmentSchema } from './assessment.ts';
import { authorSchema } from './author.ts';
import { bookingSchema, bookingServiceSchema } from './booking.ts';
import { chatSchema } from './chat.ts';
import { checklistItemSchema } from './checklist.ts';
import { combinationSchema } from './combination.ts';
import { consentSchema } from './consent.ts';
import { contactConfirmationSchema } from './contactConfirmation.ts';
import { formResultSchema } from './formResult.ts';
import { homeSchema, partnerSchema, trustItemSchema } from './home.ts';
import { navigationSchema } from './navigation.ts';
import { resourceSchema } from './resource.ts';
import { supplierSchema } from './supplier.ts';
import { termSchema } from './term.ts';
import { tourStepSchema } from './tour.ts';
import { downloadSchema } from './download.ts';
import { downloadPageSchema } from './downloadPage.ts';
import { faqItemSchema, offerFaqItemSchema } from './faq.ts';
import { guideSchema } from './guide.ts';
import { industrySchema } from './industry.ts';
import { locationSchema, regionSchema } from './location.ts';
import { messagesSchema } from './messages.ts';
import { pairsSchema } from './pair.ts';
import { pricingSchema } from './plan.ts';
import { type MadePhoto, photoSchema } from './photo.ts';
import { ownAnswerSchema } from './ownAnswer.ts';
import { personSchema } from './person.ts';
import { planServiceSchema } from './planService.ts';
import { providerSchema } from './provider.ts';
import { type Proof, proofSchema } from './proof.ts';
import { pageCopySchema } from './seo.ts';
import { indexingRuleSchema } from './indexing.ts';
import { redirectSchema } from './redirect.ts';
import { recommendableSchema, recommendationSchema } from './recommendation.ts';
import { serviceSchema } from './service.ts';
import { serviceCategorySchema } from './serviceCategory.ts';
import { slugSchema } from './slug.ts';
import { sourceSchema } from './source.ts';
import { iconNameSchema } from './iconName.ts';
import { textSchema } from './text.ts';
import { themeSchema } from './theme.ts';
import { toolSchema } from './tool.ts';
import { visitorSchema } from './visitor.ts';

/** Keys of the pages with copy in `pages.ts`. */
export const pageCopyKeys = [
  'home',
  'chat',
  'about',
  'services',
  'service',
  'serviceInLocation',
  'serviceInIndustry',
  'serviceInIndustryInLocation',
  'serviceNotFound',
  'pricing',
  'locations',
  'location',
  'industries',
  'industry',
  'industryInLocation',
  'contact',
  'blog',
  'blogCategory',
  'articleNotFound',
  'resources',
  'glossary',
  'notFound',
  'offline',
] as const;
export type PageCopyKey = (typeof pageCopyKeys)[number];

/** Keys of pages that a site without plans, industries, articles or resources does not have, nor need words for. */
const optionalCopyKeys = [
  'serviceInIndustry',
  'serviceInIndustryInLocation',
  'pricing',
  'industries',
  'industry',
  'industryInLocation',
  'blog',
  'blogCategory',
  'articleNotFound',
  'resources',
  'glossary',
] as const satisfies readonly PageCopyKey[];
type OptionalCopyKey = (typeof optionalCopyKeys)[number];
const isOptional = (key: PageCopyKey) => (optionalCopyKeys as readonly PageCopyKey[]).includes(key);

const pagesSchema = z.strictObject(
  Object.fromEntries(
    pageCopyKeys.map((kind) => [kind, isOptional(kind) ? pageCopySchema.optional() : pageCopySchema]),
  ) as Record<Exclude<PageCopyKey, OptionalCopyKey>, typeof pageCopySchema> &
    Record<OptionalCopyKey, z.ZodOptional<typeof pageCopySchema>>,
);

/**
 * Results of a refused form: `check` for invalid input, `too-many` for exceeding the rate limit, `unavailable` if it could
 * not be stored, `refused` for a request that is not accepted at all, for example of another origin.
 */
const refusalIds = ['check', 'too-many', 'unavailable', 'refused'] as const;

/** Results of each form: the last segment of the result page to which the API redirects browsers without JavaScript. */
export const formResultIds = {
  contact: ['sent', 'saved', ...refusalIds],
  newsletter: ['subscribed', 'confirmed', 'left', 'expired', ...refusalIds],
  checklist: ['sent', ...refusalIds],
} as const;
export type FormName = keyof typeof formResultIds;

const resultsOf = <Id extends string>(ids: readonly Id[]) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, formResultSchema])) as Record<Id, typeof formResultSchema>);
const formResultsSchema = z.strictObject({
  contact: resultsOf(formResultIds.contact),
  newsletter: resultsOf(formResultIds.newsletter),
  checklist: resultsOf(formResultIds.checklist),
});

/** All records in the TypeScript modules of a data folder; its `index.ts` exports them as `records`. */
const recordsSchema = z.strictObject({
  provider: providerSchema,
  claims: z.array(claimSchema),
  ratings: z.array(ratingSchema),
  reviews: z.array(reviewSchema),
  testimonials: z.array(testimonialSchema),
  legalFacts: z.array(legalFactSchema),
  /** Who handles visitors' information for the provider. */
  suppliers: z.array(supplierSchema).default([]),
  regions: z.array(regionSchema).min(1),
  locations: z.array(locationSchema).min(1),
  /** Without any, the site has no pages for industries. */
  industries: z.array(industrySchema),
  services: z.array(serviceSchema).min(1),
  pairs: pairsSchema,
  serviceCategories: z.array(serviceCategorySchema).min(1),
  /** Services that come with the plans, in the order they are listed. */
  planServices: z.array(planServiceSchema).default([]),
  /** Offers for recommendations; ids are looked up in `main` first, then in `secondary`. */
  recommendables: z.strictObject({ main: z.array(recommendableSchema), secondary: z.array(recommendableSchema) }),
  recommendations: z.array(recommendationSchema),
  /** `withoutPlans` where services have prices and there are no plans; the site then has no price list and no calculator. */
  pricing: pricingSchema,
  glossary: z.array(termSchema),
  /** The last segment of the glossary's address, below `/resources/`. */
  glossarySlug: slugSchema,
  glossaryCategories: z.array(textSchema),
  faqs: z.strictObject({
    home: z.array(faqItemSchema),
    contact: z.array(faqItemSchema).min(1),
    pricing: z.array(faqItemSchema),
    /** For service pages; `{service}` is replaced by the service's name, `{place}` by the area where it is offered. */
    service: z.array(faqItemSchema).min(1),
    /** For combination pages, which prefer the questions about their industry and location. */
    combination: z.array(offerFaqItemSchema).min(1),
  }),
  trustItems: z.array(trustItemSchema),
  partners: z.array(partnerSchema),
  resources: z.array(resourceSchema),
  /** Content of the resources' files, one per resource. */
  downloads: z.array(downloadSchema),
  /** Pages about downloads; a download without one has its place on the resources page alone. */
  downloadPages: z.array(downloadPageSchema).default([]),
  guides: z.array(guideSchema).default([]),
  tools: z.array(toolSchema).default([]),
  checklist: z.array(checklistItemSchema),
  /** What the interface itself says. */
  messages: messagesSchema,
  tour: z.array(tourStepSchema),
  navigation: navigationSchema,
  chat: chatSchema,
  home: homeSchema,
  visitor: visitorSchema,
  about: aboutSchema,
  pages: pagesSchema,
  assistant: assistantSchema,
  consent: consentSchema,
  formResults: formResultsSchema,
  contactConfirmation: contactConfirmationSchema,
  /** Pages that have moved for good, the first that fits an address answers. */
  redirects: z.array(redirectSchema).default([]),
  /** Which pages search engines list. */
  indexing: z.array(indexingRuleSchema).default([]),
  /** Who answers for articles. */
  authors: z.array(authorSchema).default([]),
  /** The people of the team, by name. */
  people: z.array(personSchema).default([]),
  /** What visitors can check about the provider; what has ended is not shown. */
  proof: z.array(proofSchema).default([]),
  /** What buyers ask every provider, answered about this one; what has no answer is not shown. */
  ownAnswers: z.array(ownAnswerSchema).default([]),
  /** Photographs of the provider's own, which other records name by their `id`. */
  photos: z.array(photoSchema).default([]),
  /** The times that visitors can pick; without it none are offered, and visitors write when a call suits them. */
  booking: bookingSchema.optional(),
  /** A booking service elsewhere, in the place of `booking`. */
  bookingService: bookingServiceSchema.optional(),
  /** The page `/assessment`; a site without the record has none. */
  assessment: assessmentSchema.optional(),
  /** What articles rely on. Where the list is kept, every article links two of it or more. */
  sources: z.array(sourceSchema).default([]),
  blogCategories: z.array(
    z.strictObject({
      name: textSchema,
      slug: slugSchema,
      description: textSchema,
      /** Icon on the generated covers of its articles. */
      iconName: iconNameSchema,
    }),
  ),
});
export type Records = z.infer<typeof recordsSchema>;
/** The records as a data folder's `index.ts` exports them, before parsing. */
export type RecordsInput = z.input<typeof recordsSchema>;

/** A whole data folder: its records, its Markdown files and its theme. */
export const siteSchema = recordsSchema.extend({
  articles: z.array(articleSchema),
  legal: z.array(legalPageSchema),
  /** Empty for a provider who has written none; their pages then have no text of their own. */
  combinations: z.array(combinationSchema),
  /** From `theme.ts`; a folder without one looks as the project's own does. */
  theme: themeSchema.optional().transform(completeTheme),
});
type ParsedSite = z.infer<typeof siteSchema>;
export interface Site extends Omit<ParsedSite, 'resources' | 'photos'> {
  /** What `proof` held and has ended. */
  endedProof?: Proof[];
  /** `made` is what the build has made of it. */
  photos: (ParsedSite['photos'][number] & { made?: MadePhoto | undefined })[];
  /** `bytes` is the size of the generated file, known once the build has written it. */
  resources: (ParsedSite['resources'][number] & { bytes?: number | undefined })[];
}
