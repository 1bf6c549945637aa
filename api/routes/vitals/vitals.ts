import type Router from '@koa/router';
import { type Vitals, vitalsSchema } from '../../../data/rules/requests/vitals.ts';
import { badRequest } from '../../errors.ts';
import { type Validated, validate } from '../../middleware/validate.ts';
import type { Service } from '../../service.ts';
import { countVitals } from '../../vitals/vitals.ts';

/** `POST /api/vitals`: how fast a visitor's page was. Neither the address nor anything of the browser is kept. */
export function vitalsRoutes(router: Router, { store, guards, built }: Service): void {
  router.post<object, Validated<Vitals>>('/api/vitals', guards.vitals, validate(vitalsSchema), async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    // Counts are kept of the kinds of pages that the site has.
    if (!built?.kinds.has(ctx.input.page)) throw badRequest('The site has no such kind of page.');
    await countVitals(store.db, ctx.input, Date.now());
    ctx.status = 204;
  });
}
