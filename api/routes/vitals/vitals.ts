import { type VitalMetric, vitalSteps, type Vitals, vitalsSchema } from '../../../data/rules/requests/vitals.ts';
import type { Db } from '../../db/open.ts';
import type { Moment } from '../../db/tables.ts';
import { shortDays } from '../../privacy/deleteExpired.ts';
import type Router from '@koa/router';
import { badRequest } from '../../errors.ts';
import { type Validated, validate } from '../../middleware/validate.ts';
import type { RouteParts } from '../../routeParts.ts';

const dayMs = 86_400_000;

const dayOf = (at: Moment) => new Date(at).toISOString().slice(0, 10);
const vitalMetrics = Object.keys(vitalSteps) as VitalMetric[];

/** Counts what a visit measured, under the day, the kind of page and the rounded value: nothing of the visit itself is kept. */
async function countVitals(db: Db, vitals: Vitals, at: Moment): Promise<void> {
  const rows = vitalMetrics.flatMap((metric) => {
    const measured = vitals[metric];
    if (measured === undefined) return [];
    const { step, max } = vitalSteps[metric];
    const value = Math.min(max, Math.ceil((metric === 'cls' ? measured * 1000 : measured) / step) * step);
    return [{ day: dayOf(at), page: vitals.page, metric, value, count: 1 }];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('vital')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'metric', 'value'])
        .doUpdateSet((row) => ({ count: row('vital.count', '+', 1) })),
    )
    .execute();
}

/** What three of four visits stayed within, by kind of page; metrics that nobody measured are missing. */
export interface PageVitals extends Partial<Record<VitalMetric, number>> {
  page: string;
  /** Visits with the metric that most have. */
  visits: number;
}

/** The 75th percentiles of the last 90 days, the most visited kind of page first. */
export async function readVitals(db: Db, now: Moment): Promise<PageVitals[]> {
  const rows = await db
    .selectFrom('vital')
    .select(({ fn }) => ['page', 'metric', 'value', fn.sum<number>('count').as('count')])
    .where('day', '>=', dayOf(now - shortDays * dayMs))
    .groupBy(['page', 'metric', 'value'])
    .orderBy('value')
    .execute();
  return [...Map.groupBy(rows, ({ page }) => page)]
    .map(([page, ofPage]) => {
      const found: PageVitals = { page, visits: 0 };
      for (const metric of vitalMetrics) {
        const values = ofPage.filter((row) => row.metric === metric);
        const visits = values.reduce((sum, { count }) => sum + Number(count), 0);
        let rest = visits * 0.75;
        const percentile = values.find(({ count }) => {
          rest -= Number(count);
          return rest <= 0;
        });
        if (percentile) found[metric] = percentile.value;
        found.visits = Math.max(found.visits, visits);
      }
      return found;
    })
    .sort((a, b) => b.visits - a.visits || a.page.localeCompare(b.page));
}

/** `POST /api/vitals`: how fast a visitor's page was. Neither the address nor anything of the browser is kept. */
export function vitalsRoutes(router: Router, { store, guards, built }: RouteParts): void {
  router.post<object, Validated<Vitals>>('/api/vitals', guards.vitals, validate(vitalsSchema), async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    // Counts are kept of the kinds of pages that the site has.
    if (!built?.kinds.has(ctx.input.page)) throw badRequest('The site has no such kind of page.');
    await countVitals(store.db, ctx.input, Date.now());
    ctx.status = 204;
  });
}
