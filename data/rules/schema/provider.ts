import { z } from 'zod';
import { coordinatesSchema, timezoneSchema } from './geo.ts';
import { hoursSchema } from './hours.ts';
import { referenceTo } from './reference.ts';
import { textSchema } from './text.ts';

const mapAddress = z.url({ protocol: /^https$/, error: 'Give a full address with https://.' });
const linkSchema = z.strictObject({
  name: textSchema,
  url: z.url({ protocol: /^https?$/, error: 'Give a full address with https://.' }),
});

/** The provider's name, contact details and settings. No other record or source file repeats them. */
export const providerSchema = z.strictObject({
  name: textSchema,
  /** Short name for headings and titles. */
  shortName: textSchema,
  /** The provider's line of business, for example "IT services". */
  category: textSchema,
  /** Its type at schema.org, below LocalBusiness, such as "Dentist" or "Plumber"; left out where none fits. */
  businessType: z
    .string()
    .regex(/^[A-Z]\w+$/, 'Give the name of a type at schema.org, such as "Dentist".')
    .optional(),
  tagline: textSchema,
  description: textSchema,
  /** The site's public address without a path; `SITE_ORIGIN` overrides it at build time. */
  origin: z
    .string()
    .refine(isOrigin, 'Give the origin alone, as https://host, without a path or a slash at its end.')
    // Every address with www is redirected to the one without.
    .refine((text) => !/^https?:\/\/www\./.test(text), 'Leave out "www.": the site answers without it.'),
  phone: z
    .strictObject({
      /** The number as it is displayed. */
      display: textSchema,
      /** The number in E.164 format, for links. */
      e164: z.string().regex(/^\+[1-9]\d{7,14}$/, 'Give the number as + and digits, for example "+14165550142".'),
    })
    .refine(showsWhatIsDialled, { path: ['display'], error: 'Show the number that e164 dials.' }),
  email: z.email('Give an email address.'),
  address: z.strictObject({
    street: textSchema,
    city: textSchema,
    /** The province or state, for example "ON"; not one of the regions, which are parts of the service area. */
    region: textSchema,
    postalCode: textSchema,
    country: textSchema,
  }),
  coordinates: coordinatesSchema,
  /** The street map that the drawn map of the office links to: OpenStreetMap at the coordinates, or the URL of another. Without one there is no map. */
  map: z
    .union([z.literal('openstreetmap'), mapAddress], 'Give "openstreetmap", or the full address of another map.')
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
    /** A lake or sea that borders the area; the location map draws its shore. Only water to the south is supported. */
    water: z
      .strictObject({
        name: textSchema,
        side: z.literal('south', 'The map draws water to the south alone: leave it out where it lies elsewhere.'),
      })
      .optional(),
    /** Radius of regular on-site visits around a location's centre, in metres; drawn on the location's map, and the `areaServed` of its page. */
    serviceRadius: z.int().min(1000, 'Give metres, for example 30_000.').optional(),
    /** Average speed of a visit by car in km/h, along the straight line from the office; location pages calculate the time of a visit from it. */
    travelSpeed: z.int().min(1, 'Give km/h, for example 40.').optional(),
    /** Radius in which services are offered, in metres; the `areaServed` of the pages of a service. Not drawn on a map, and not used on a location's page. */
    offerRadius: z.int().min(1000, 'Give metres, for example 50_000.').optional(),
  }),
  /** Slug of the location shown until the visitor's own is known. */
  homeLocation: referenceTo('location'),
  hours: hoursSchema,
  /** A conflicting version of the hours from another source: recorded, not published. */
  unpublishedHours: hoursSchema.optional(),
  /** Text displayed after the hours, for example "Weekend support available". */
  hoursNote: textSchema,
  /** The firms it belongs to and with, where there are any. */
  parent: linkSchema.optional(),
  sister: linkSchema.optional(),
  social: z.array(linkSchema),
  /** Where clients write a review, such as the link that a business profile gives for it; the desk asks for one after a request is won. */
  reviewUrl: z.url({ protocol: /^https$/, error: 'Give the full address with https://.' }).optional(),
  /** Path of the image for pages without an image of their own. */
  defaultImage: z.string().startsWith('/', 'Give a path from the site\'s root, for example "/images/logo.png".'),
});
export type Provider = z.infer<typeof providerSchema>;

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Whether the displayed digits are the last ones of the number. Letters, as of a name or an extension, say no digits. */
function showsWhatIsDialled({ display, e164 }: { display: string; e164: string }): boolean {
  return (
    /[a-z]/i.test(display) || !/^\+\d+$/.test(e164) || e164.endsWith(display.replace(/\D/g, '').replace(/^0+/, ''))
  );
}
