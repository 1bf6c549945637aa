/** Bookings begin and end on quarter-hours. Every time zone's offset is a multiple of one. */
export const quarterMs = 15 * 60_000;

/** The quarter-hours since 1970 that a time takes, buffer included. @param minutes a multiple of 15 */
export function quartersOf(startsAt: number, minutes: number): number[] {
  const first = startsAt / quarterMs;
  return Array.from({ length: minutes / 15 }, (_, index) => first + index);
}
