import type { Coordinates } from '../schema/geo.ts';

/** Parses the `loc` field of an IP lookup, "latitude,longitude" in degrees; undefined for anything else. */
export function parseLoc(loc: string): Coordinates | undefined {
  const match = /^\s*([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)\s*$/.exec(loc);
  if (!match) return undefined;
  const latitude = Number(match[1]);
  const longitude = Number(match[2]);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
