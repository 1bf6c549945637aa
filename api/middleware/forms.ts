import type { Context } from 'koa';

/** Whether the request is a form that a browser sent by itself, without a script. */
export function isForm(ctx: Context): boolean {
  return ctx.is('application/x-www-form-urlencoded') !== false && ctx.is('application/x-www-form-urlencoded') !== null;
}

/** Sends the browser on to a page that says what happened. */
export function answerForm(ctx: Context, page: string): void {
  ctx.status = 303;
  ctx.redirect(page);
}
