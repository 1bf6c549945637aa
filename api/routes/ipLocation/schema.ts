import * as z from 'zod/mini';
import { parseLoc } from '../../../data/rules/locations/parseLoc.ts';

const optionalText = (maxLength: number) =>
  z.pipe(
    z.nullish(z.string().check(z.maxLength(maxLength))),
    z.transform((text: string | null | undefined) => text?.trim() ?? ''),
  );

/** The response of an IP geolocation service, in ipinfo's format; empty where it knows nothing. Further fields are dropped. */
export const ipLocationSchema = z.object({
  city: optionalText(100),
  /** Name of the province, state or other first-level division. */
  region: optionalText(100),
  postal: optionalText(20),
  /** "latitude,longitude" in degrees. */
  loc: z.pipe(optionalText(50), z.string().check(z.refine((loc) => loc === '' || parseLoc(loc) !== undefined))),
});
