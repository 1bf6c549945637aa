import type Router from '@koa/router';
import type { Logger } from 'pino';
import type { Guards } from '../../middleware/guards.ts';
import { cacheMs, makeLocator } from './locator.ts';

interface IpLocationParts {
  guards: Pick<Guards, 'ipLocation'>;
  url: string | undefined;
  log: Logger;
}

/** `GET /api/ip-location`: where the visitor seems to be, or 204 where that is unknown. */
export function ipLocationRoutes(router: Router, { guards, url, log }: IpLocationParts): void {
  const locate = makeLocator({ url, log });

  router.get('/api/ip-location', guards.ipLocation, async (ctx) => {
    const ipLocation = await locate(ctx.state.address);
    if (!ipLocation) {
      ctx.set('Cache-Control', 'no-store');
      ctx.status = 204;
      return;
    }
    ctx.set('Cache-Control', `private, max-age=${cacheMs / 1000}`);
    ctx.body = { success: true, data: ipLocation };
  });
}
