/**
 * A share of an amount, in whole cents, rounded half up (-0.5 becomes 0). The percentage may be negative and counts to
 * four decimals: it is made a whole number first, because 1.15 and the like have no exact binary form and would push a
 * half cent to the wrong side.
 */
export function percentOf(cents: number, percent: number): number {
  const millionths = Math.round(percent * 10_000);
  // Adding 0 turns -0 into 0, which would be written "-$0".
  return Math.round((cents * millionths) / 1_000_000) + 0;
}
