import * as z from 'zod/mini';
import { parseLoc } from '../../../data/locations/parseLoc.ts';

const known = (most: number) =>
  z.pipe(
    z.nullish(z.string().check(z.maxLength(most))),
    z.transform((text: string | null | undefined) => text?.trim() ?? ''),
  );

/** What an IP-geolocation service knows of an address, as ipinfo answers; empty where it does not. What else it tells is dropped. */
export const placeSchema = z.object({
  city: known(100),
  region: known(100),
  postal: known(20),
  /** "latitude,longitude" in degrees. */
  loc: z.pipe(known(50), z.string().check(z.refine((loc) => loc === '' || parseLoc(loc) !== undefined))),
});

/** `data` of `GET /api/ip-location`. */
export type Place = z.output<typeof placeSchema>;
