/** The maximum of the calculator's device slider for a number of users. */
export function maxDevices(users: number): number {
  return Math.max(50, users * 2);
}
