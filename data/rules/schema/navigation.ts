import { z } from 'zod';
import { textSchema } from './text.ts';

/** A path on this site, optionally with a fragment, or a full URL of another site. */
const hrefSchema = z
  .string()
  .regex(/^(\/|https:\/\/)\S*$/, 'Give a path that starts with "/" or a full https address.');

/** A link with its label. */
export const navLinkSchema = z.strictObject({
  /** The words of the link. */
  label: textSchema,
  /** Where it leads. */
  href: hrefSchema,
});
export type NavLink = z.infer<typeof navLinkSchema>;

/** The links in the header and the footer of every page. */
export const navigationSchema = z.strictObject({
  /** The menu in the header, in its order. */
  header: z.array(navLinkSchema).min(1),
  /** The header's call to action. */
  action: navLinkSchema,
  /** The columns of links in the footer. */
  footer: z.array(
    z.strictObject({
      /** The heading of the column. */
      title: textSchema,
      /** Its links, in their order. */
      links: z.array(navLinkSchema).min(1),
    }),
  ),
  /** The links to the legal pages at the end of the footer. */
  legal: z.array(navLinkSchema),
});
