import * as z from 'zod/mini';

/** How finely each vital is counted, and the largest value that is told apart; CLS in thousandths, the others in milliseconds. */
export const vitalSteps = {
  lcp: { step: 100, max: 20_000 },
  inp: { step: 10, max: 5000 },
  cls: { step: 10, max: 2000 },
} as const;

/** A measured vital: https://web.dev/articles/vitals */
export type VitalMetric = keyof typeof vitalSteps;

const duration = z.optional(z.number().check(z.gte(0), z.lte(600_000)));

/** `POST /api/vitals`: what a visit measured, and the kind of page it began on. Nothing else is taken. */
export const vitalsSchema = z.strictObject({
  page: z.string().check(z.maxLength(60)),
  lcp: duration,
  inp: duration,
  cls: z.optional(z.number().check(z.gte(0), z.lte(1000))),
});
export type Vitals = z.output<typeof vitalsSchema>;
