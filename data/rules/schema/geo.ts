import { z } from 'zod';

/** A geographic point in degrees (WGS 84). */
export const coordinatesSchema = z.strictObject({
  latitude: z.number().min(-90, 'Give degrees from -90 to 90.').max(90, 'Give degrees from -90 to 90.'),
  longitude: z.number().min(-180, 'Give degrees from -180 to 180.').max(180, 'Give degrees from -180 to 180.'),
});
export type Coordinates = z.infer<typeof coordinatesSchema>;

/** IANA name of a time zone that `Intl` supports. */
export const timezoneSchema = z
  .string()
  .refine(isTimezone, 'Give the IANA name of a time zone, for example "America/Toronto".');

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A bounding box in degrees. It only has to be tight enough to detect swapped or mistyped coordinates. */
export const boundsSchema = z.strictObject({
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
});
