import { z } from 'zod';
import { boundsSchema, coordinatesSchema, timezoneSchema } from './geo.ts';
import { descriptionSchema, keywordsSchema } from './seo.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** A part of the metropolitan area: a line of the map. */
export const regionSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  /** The trades typical of the whole region. */
  sectors: z.array(textSchema).min(2),
  bounds: boundsSchema,
});
export type Region = z.infer<typeof regionSchema>;

/** A place the provider serves; one file each in `data/locations`. */
export const locationSchema = z.strictObject({
  slug: slugSchema,
  name: textSchema,
  /** A region's id. */
  region: slugSchema,
  population: z.int().min(1, 'Give the number of inhabitants.'),
  /** The population as it is written, for example "2.93M". */
  populationLabel: textSchema,
  coordinates: coordinatesSchema,
  /** The first three characters of postal codes (forward sortation areas), the most central first. */
  postalAreas: z
    .array(z.string().regex(/^[A-Z]\d[A-Z]$/, 'Give the first three characters of a postal code, for example "M5H".'))
    .min(1),
  timezone: timezoneSchema,
  keywords: keywordsSchema.length(5, 'Name exactly five keywords.'),
  metaDescription: descriptionSchema,
  /** A building or place that everybody there knows. */
  landmark: textSchema,
  /** The trades typical of the place. */
  sectors: z.array(textSchema).min(3),
  /** Two or three sentences: what kind of place it is to do business in. */
  summary: textSchema,
  /** A paragraph on its economy and what that asks of a firm's IT. */
  economy: textSchema,
  /** Business districts by name. */
  districts: z.array(textSchema).min(3),
  /** A paragraph on how a technician gets there and what is done remotely. */
  reach: textSchema,
});
export type Location = z.infer<typeof locationSchema>;
