import { z } from 'zod';
import { boundsSchema, coordinatesSchema, timezoneSchema } from './geo.ts';
import { publicationFields } from './publication.ts';
import { referenceTo } from './reference.ts';
import { descriptionSchema, keywordsSchema } from './seo.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** A part of the metropolitan area; the map draws it as one line. */
export const regionSchema = z.strictObject({
  /** Names the region in records of locations. */
  id: slugSchema,
  /** The name as it is displayed. */
  name: textSchema,
  /** Typical industries of the region. */
  sectors: z.array(textSchema),
  /** The corners of a box around it, in which each of its locations has to lie. */
  bounds: boundsSchema,
});
export type Region = z.infer<typeof regionSchema>;

/** A city or town the provider serves; one file each in `data/locations`. */
export const locationSchema = z.strictObject({
  ...publicationFields,
  /** The last segment of its address, `/locations/<slug>`. */
  slug: slugSchema,
  /** The name as it is displayed. */
  name: textSchema,
  /** Id of its region. */
  region: referenceTo('region'),
  /** The number of inhabitants. */
  population: z.int().min(1, 'Give the number of inhabitants.'),
  /** The population as it is displayed, for example "2.93M". */
  populationLabel: textSchema,
  /** When and how it was counted, for example "2021 census"; stands beside the population wherever it is shown. */
  populationSource: textSchema.optional(),
  /** Its middle. */
  coordinates: coordinatesSchema,
  /** The first three characters of postal codes (forward sortation areas), the most central first. */
  postalAreas: z.array(
    z.string().regex(/^[A-Z]\d[A-Z]$/, 'Give the first three characters of a postal code, for example "M5H".'),
  ),
  /** The name of its time zone in the IANA database, for example "America/Toronto". */
  timezone: timezoneSchema,
  /** Search terms for the page. */
  keywords: keywordsSchema.length(5, 'Name exactly five keywords.'),
  /** The page's meta description. */
  metaDescription: descriptionSchema,
  /** A well-known building or place. */
  landmark: textSchema.optional(),
  /** Typical industries of the location. */
  sectors: z.array(textSchema),
  /** Two or three sentences about the location, or about what is done there. */
  summary: textSchema,
  /** A paragraph on what is particular to the location and what follows for the work. */
  economy: textSchema.optional(),
  /** Names of districts. */
  districts: z.array(textSchema),
  /** A paragraph on how visits are made, and on what needs none. */
  reach: textSchema,
  /** How visitors come to the office there, and where they park; for places with an office alone. */
  directions: textSchema.optional(),
  parking: textSchema.optional(),
});
export type Location = z.infer<typeof locationSchema>;
