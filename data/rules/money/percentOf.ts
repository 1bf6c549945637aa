/**
 * A percentage of an amount in cents, rounded half up to whole cents (-0.5 becomes 0). The percentage may be negative and is
 * rounded to four decimals.
 */
export function percentOf(cents: number, percent: number): number {
  // An integer, because decimals such as 1.15 have no exact binary form and would round half a cent to the wrong side.
  const millionths = Math.round(percent * 10_000);
  // Adding 0 turns -0 into 0; -0 would be formatted as "-$0".
  return Math.round((cents * millionths) / 1_000_000) + 0;
}
