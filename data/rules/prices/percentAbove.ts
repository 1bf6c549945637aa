/** A factor on a price as a whole percentage: 15 for 1.15, -10 for 0.9. */
export const percentAbove = (multiplier: number): number => Math.round((multiplier - 1) * 100);
