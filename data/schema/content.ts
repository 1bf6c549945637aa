import { z } from 'zod';
import { descriptionSchema, titleSchema } from './seo.ts';
import { slugSchema } from './slug.ts';
import { iconNameSchema, pointSchema, textSchema } from './text.ts';

/** A path on this site, optionally with a fragment, or a full URL of another site. */
const hrefSchema = z
  .string()
  .regex(/^(\/|https:\/\/)\S*$/, 'Give a path that starts with "/" or a full https address.');
const navLinkSchema = z.strictObject({ label: textSchema, href: hrefSchema });
export type NavLink = z.infer<typeof navLinkSchema>;

export const navigationSchema = z.strictObject({
  header: z.array(navLinkSchema).min(1),
  /** The header's call to action. */
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
  /** True once the owner has provided evidence of the partnership and of the right to use the name. */
  confirmed: z.boolean().optional(),
});

/** A downloadable file, as pages list it. Its content is the download record with the same id. */
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

/** An item of the checklist: a statement, the reason for it, and how a person without training can check it. */
export const checklistPointSchema = z.strictObject({ title: textSchema, why: textSchema, check: textSchema });

export const tourStepSchema = z.strictObject({
  id: slugSchema,
  title: textSchema,
  description: textSchema,
  /** The step points at the element with the attribute `data-tour="<target>"`. */
  target: slugSchema,
  position: z.enum(['top', 'bottom', 'left', 'right']),
  iconName: iconNameSchema,
});
export type TourStep = z.infer<typeof tourStepSchema>;

export const aboutSchema = z.strictObject({
  /** Paragraphs. */
  story: z.array(textSchema).min(2),
  values: z.array(pointSchema).length(3),
  /** Roles rather than persons. */
  leadership: z.array(pointSchema).min(1),
  /** A paragraph each on the parent and the sister company. */
  parent: textSchema,
  sister: textSchema,
  /** Short anonymous cases; their section has the anchor `case-studies`. */
  caseStudies: z.array(pointSchema).min(1),
});

/** Texts of the support chat. */
export const chatSchema = z.strictObject({
  /** The first message. It has to say that a program answers. */
  greeting: textSchema,
  /** Suggested first questions; selecting one sends it. */
  starters: z.array(textSchema).max(4),
  /** The typical response time, as it is displayed. */
  typicalResponse: textSchema,
});

export const homeSchema = z.strictObject({
  badge: textSchema,
  /** Heading and introduction of each section. */
  sections: z.strictObject({
    services: pointSchema,
    about: pointSchema,
    security: pointSchema,
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

/** Consent texts of the forms. The version is stored with each consent; every change of the wording needs a new version. */
export const consentSchema = z.strictObject({
  version: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/, 'Give a version such as "2".'),
  /** Next to the newsletter form: what the subscriber consents to, from whom, and that consent can be withdrawn. */
  text: textSchema,
  /** Next to the checklist form, which does not subscribe to anything. */
  checklistText: textSchema,
});

/** The result page of a form that was submitted without JavaScript. */
export const formResultSchema = z.strictObject({
  title: titleSchema,
  description: descriptionSchema,
  heading: textSchema,
  message: textSchema,
  /** Links to continue with; the first is the primary one. */
  actions: z.array(navLinkSchema).min(1),
});
export type FormResult = z.infer<typeof formResultSchema>;

/** The confirmation that replaces the contact form after a successful request, below the message of the result page. */
export const contactConfirmationSchema = z.strictObject({
  title: textSchema,
  /** `{name}` is replaced by the visitor's name. */
  thanks: textSchema,
  /** Above the steps on the page that a form without a script leads to, which does not know the name. */
  next: textSchema,
  /** What happens next, in order. */
  steps: z.array(textSchema).min(1),
  /** Advice for urgent matters; the telephone number follows it. */
  urgent: textSchema,
  /** Label of the button that shows the empty form again. */
  again: textSchema,
});
export type ContactConfirmationTexts = z.infer<typeof contactConfirmationSchema>;
