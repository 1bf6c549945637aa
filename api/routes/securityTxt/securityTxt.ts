import type { Middleware } from 'koa';
import { securityTxt, securityTxtPath } from '../../../data/rules/files/securityTxt.ts';
import type { Provider } from '../../../data/rules/schema/provider.ts';

/** `GET /.well-known/security.txt`, in place of the built file, whose day of expiry may be past. */
export function serveSecurityTxt(provider: Provider): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== securityTxtPath || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.state.route = securityTxtPath;
    ctx.set('Cache-Control', 'public, no-cache');
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = securityTxt(provider, new Date());
  };
}
