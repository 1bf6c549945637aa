/** A factor on a price as a percentage: 15 for 1.15, -10 for 0.9, 12.5 for 1.125. */
export const percentAbove = (multiplier: number): number => Number(((multiplier - 1) * 100).toFixed(2));
