import { z } from 'zod';
import { coordinatesSchema, timezoneSchema } from './geo.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time as hh:mm, for example "08:00".');
const mapAddress = z.url({ protocol: /^https$/, error: 'Give a full address with https://.' });
const linkSchema = z.strictObject({
  name: textSchema,
  url: z.url({ protocol: /^https?$/, error: 'Give a full address with https://.' }),
});

const day = 'Give days as numbers from 1, Monday, to 7, Sunday.';

/** Opening hours: one span on the same days every week, in the provider's time zone. */
const hoursSchema = z.strictObject({
  /** Days of the week as ISO numbers, Monday is 1. */
  days: z.array(z.int(day).min(1, day).max(7, day)).min(1),
  opens: timeSchema,
  closes: timeSchema,
  /** The span in words, for example "Monday-Friday 8:00 AM - 6:00 PM". */
  label: textSchema,
});
export type Hours = z.infer<typeof hoursSchema>;

/** Who the provider is. Nothing of this is written anywhere else. */
export const providerSchema = z.strictObject({
  name: textSchema,
  /** The name as it stands in headings and titles. */
  shortName: textSchema,
  /** What the firm sells, in the words of its trade. */
  category: textSchema,
  tagline: textSchema,
  description: textSchema,
  /** The site's public address without a path; `SITE_ORIGIN` overrides it at build time. */
  origin: z
    .string()
    .refine(isOrigin, 'Give the origin alone, as https://host, without a path or a slash at its end.')
    // Every address with www is redirected to the one without.
    .refine((text) => !/^https?:\/\/www\./.test(text), 'Leave out "www.": the site answers without it.'),
  phone: z.strictObject({
    /** As a visitor reads it. */
    display: textSchema,
    /** As a telephone dials it (E.164). */
    e164: z.string().regex(/^\+[1-9]\d{7,14}$/, 'Give the number as + and digits, for example "+14165550142".'),
  }),
  email: z.email('Give an e-mail address.'),
  address: z.strictObject({
    street: textSchema,
    city: textSchema,
    region: textSchema,
    postalCode: textSchema,
    country: textSchema,
  }),
  coordinates: coordinatesSchema,
  /** The map of the office, loaded on request: OpenStreetMap's round the coordinates, or another's addresses. None is offered without it. */
  map: z
    .union(
      [z.literal('openstreetmap'), z.strictObject({ embed: mapAddress, page: mapAddress })],
      'Give "openstreetmap", or the addresses { embed, page } of another map.',
    )
    .optional(),
  timezone: timezoneSchema,
  /** BCP 47 tag of the site's language, for example "en-CA". */
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'Give a language tag such as "en-CA".'),
  /** ISO 4217 code, for example "CAD". */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Give a currency code such as "CAD".'),
  /** The metropolitan area served: its full name, and the short one people use. */
  area: z.strictObject({
    name: textSchema,
    shortName: textSchema,
    /** A lake or sea that borders the area: the map of places draws its shore. Only water to the south is known how to draw. */
    water: z
      .strictObject({
        name: textSchema,
        side: z.literal('south', 'The map draws water to the south alone: leave it out where it lies elsewhere.'),
      })
      .optional(),
    /** How far from a place's centre its customers are visited as a matter of course, in metres: the circle on a location's map. */
    serviceRadius: z.int().min(1000, 'Give metres, for example 30_000.').optional(),
    /** How far from there services are offered at all, in metres: what the structured data of a service gives as the area served. */
    offerRadius: z.int().min(1000, 'Give metres, for example 50_000.').optional(),
  }),
  /** The location shown to a visitor nothing is known of. */
  homeLocation: slugSchema,
  hours: hoursSchema,
  /** A second reading of the hours that is kept but not published. */
  unpublishedHours: hoursSchema.optional(),
  /** What is said beside the hours, for example "Weekend support available". */
  hoursNote: textSchema,
  parent: linkSchema,
  sister: linkSchema,
  social: z.array(linkSchema),
  /** Path of the picture used when a page has none of its own. */
  defaultImage: z.string().startsWith('/', 'Give a path from the site\'s root, for example "/images/logo.png".'),
});
export type Provider = z.infer<typeof providerSchema>;

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
