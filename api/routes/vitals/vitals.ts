import type Router from '@koa/router';
import { type Vitals, vitalsSchema } from '../../../data/rules/requests/vitals.ts';
import type { Store } from '../../db/open.ts';
import { badRequest } from '../../errors.ts';
import type { Guards } from '../../middleware/guards.ts';
import { type Validated, validate } from '../../middleware/validate.ts';
import { countVitals } from '../../vitals/vitals.ts';

interface VitalsParts {
  store: Store;
  guards: Pick<Guards, 'vitals'>;
  /** The kinds of pages that the site has; counts are kept of no other. */
  kinds: ReadonlySet<string>;
  now?: () => number;
}

/** `POST /api/vitals`: how fast a visitor's page was. Neither the address nor anything of the browser is kept. */
export function vitalsRoutes(router: Router, { store, guards, kinds, now = Date.now }: VitalsParts): void {
  router.post<object, Validated<Vitals>>('/api/vitals', guards.vitals, validate(vitalsSchema), async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    if (!kinds.has(ctx.input.page)) throw badRequest('The site has no such kind of page.');
    await countVitals(store.db, ctx.input, now());
    ctx.status = 204;
  });
}
