import { z } from 'zod';
import { descriptionSchema, titleSchema } from './seo.ts';
import { slugSchema } from './slug.ts';
import { iconNameSchema, pointSchema, textSchema } from './text.ts';

/** An address on this site (with an anchor where needed), or a full one elsewhere. */
const hrefSchema = z
  .string()
  .regex(/^(\/|https:\/\/)\S*$/, 'Give a path that starts with "/" or a full https address.');
const navLinkSchema = z.strictObject({ label: textSchema, href: hrefSchema });
export type NavLink = z.infer<typeof navLinkSchema>;

export const navigationSchema = z.strictObject({
  header: z.array(navLinkSchema).min(1),
  /** The one action of the header. */
  action: navLinkSchema,
  footer: z.array(z.strictObject({ title: textSchema, links: z.array(navLinkSchema).min(1) })),
  legal: z.array(navLinkSchema),
});

export const termSchema = z.strictObject({
  slug: slugSchema,
  term: textSchema,
  definition: textSchema,
  category: textSchema,
});
export type Term = z.infer<typeof termSchema>;

export const trustItemSchema = z.strictObject({ title: textSchema, description: textSchema, iconName: iconNameSchema });
export const partnerSchema = z.strictObject({
  slug: slugSchema,
  name: textSchema,
  role: textSchema,
  /** True when the owner has shown that the two work together and that the name may be used. */
  confirmed: z.boolean().optional(),
});

/** A file to download; its content is generated from the data. */
export const resourceSchema = z.strictObject({
  id: slugSchema,
  title: textSchema,
  description: textSchema,
  type: z.enum(['PDF Guide', 'Template']),
  category: textSchema,
  downloadUrl: z
    .string()
    .regex(
      /^\/resources\/[a-z0-9-]+\.(pdf|xlsx|docx)$/,
      'Give a path under /resources/ that ends in .pdf, .xlsx or .docx.',
    ),
});
export type Resource = z.infer<typeof resourceSchema>;

/** A point of the checklist: what should be so, and how a person without training can check it. */
export const checklistPointSchema = z.strictObject({ title: textSchema, why: textSchema, check: textSchema });

export const tourStepSchema = z.strictObject({
  id: slugSchema,
  title: textSchema,
  description: textSchema,
  /** Name of the element it points at, found as `data-tour="<target>"`. */
  target: slugSchema,
  position: z.enum(['top', 'bottom', 'left', 'right']),
  iconName: iconNameSchema,
});
export type TourStep = z.infer<typeof tourStepSchema>;

export const aboutSchema = z.strictObject({
  /** Paragraphs. */
  story: z.array(textSchema).min(2),
  values: z.array(pointSchema).length(3),
  /** Roles, not names: nobody is invented. */
  leadership: z.array(pointSchema).min(1),
  /** Paragraphs on the parent and the sister company. */
  parent: textSchema,
  sister: textSchema,
  /** How the provider works, told in short cases without clients' names; the anchor `case-studies`. */
  caseStudies: z.array(pointSchema).min(1),
});

/** The support chat's own words. */
export const chatSchema = z.strictObject({
  /** Its first message. It says that a program answers. */
  greeting: textSchema,
  /** Questions to begin with; pressing one sends it. */
  starters: z.array(textSchema).max(4),
  /** How fast an answer usually comes. */
  typicalResponse: textSchema,
});

export const homeSchema = z.strictObject({
  badge: textSchema,
  /** Heading and text of each section that has no records of its own. */
  sections: z.strictObject({
    services: pointSchema,
    about: pointSchema,
    cybersecurity: pointSchema,
    testimonials: pointSchema,
    partners: pointSchema,
    resources: pointSchema,
    industries: pointSchema,
    locations: pointSchema,
    pricing: pointSchema,
    faq: pointSchema,
    closing: pointSchema,
  }),
});

/** What somebody agrees to by signing up. The version is kept with each consent: a new wording is a new version. */
export const consentSchema = z.strictObject({
  version: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/, 'Give a version such as "2".'),
  /** Beside the newsletter's form: that it is consent, to what, from whom, and that it can be taken back. */
  text: textSchema,
  /** Beside the checklist's form, which subscribes to nothing. */
  checklistText: textSchema,
});

/** A page that says what became of a form sent without a script. */
export const formResultSchema = z.strictObject({
  title: titleSchema,
  description: descriptionSchema,
  heading: textSchema,
  message: textSchema,
  /** The ways on; the first is the one that matters. */
  actions: z.array(navLinkSchema).min(1),
});
export type FormResult = z.infer<typeof formResultSchema>;

/** What stands in the place of the contact form once a request has been taken, under what the result page says of it. */
export const contactTakenSchema = z.strictObject({
  title: textSchema,
  /** `{name}` stands for the visitor's name. */
  thanks: textSchema,
  /** What happens next, in order. */
  steps: z.array(textSchema).min(1),
  /** For what cannot wait; the telephone number follows. */
  urgent: textSchema,
  /** The button that brings the empty form back. */
  again: textSchema,
});
export type ContactTaken = z.infer<typeof contactTakenSchema>;
