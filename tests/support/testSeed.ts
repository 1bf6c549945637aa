/** The seed of a test with chance in it: `SEED` to repeat one that failed. */
export const testSeed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31);
