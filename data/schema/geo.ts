import { z } from 'zod';

/** A point on the earth in degrees (WGS 84). */
export const coordinatesSchema = z.strictObject({
  latitude: z.number().min(-90, 'Give degrees from -90 to 90.').max(90, 'Give degrees from -90 to 90.'),
  longitude: z.number().min(-180, 'Give degrees from -180 to 180.').max(180, 'Give degrees from -180 to 180.'),
});
export type Coordinates = z.infer<typeof coordinatesSchema>;

/** A box in degrees, drawn generously round a region: it catches swapped or mistyped coordinates, no more. */
export const boundsSchema = z.strictObject({ south: z.number(), west: z.number(), north: z.number(), east: z.number() });
