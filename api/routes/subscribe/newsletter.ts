import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { formPages, formResultPath } from '../../../data/rules/routing/formResultPath.ts';
import { fromStore } from '../../middleware/fromStore.ts';
import { badRequest } from '../../errors.ts';
import { redirectForm, setFormPage } from '../../middleware/forms.ts';
import { drainBody } from '../../middleware/drainBody.ts';
import { queryValue } from '../../middleware/queryValue.ts';
import { readSharedStyles } from '../../static/sharedStyles.ts';
import type { BuiltSite } from '../../static/siteFiles.ts';
import type { Subscribers } from '../../subscribers/subscribers.ts';
import type { Tokens } from '../../subscribers/tokens.ts';
import { buttonPage } from './buttonPage.ts';
import { isOneClick } from './oneClick.ts';

const confirmPath = '/api/newsletter/confirm';
const leavePath = '/api/newsletter/unsubscribe';
const formPage = formPages.newsletter;
const expiredPage = formResultPath('newsletter', 'expired');

/** The links with which the reader of a mail confirms or unsubscribes. */
export function subscriptionLinks(
  origin: string,
  tokens: Tokens,
  subscriberId: string,
): { confirm: string; unsubscribe: string } {
  return {
    confirm: `${origin}${confirmPath}?token=${tokens.make('confirm', subscriberId)}`,
    unsubscribe: `${origin}${leavePath}?token=${tokens.make('leave', subscriberId)}`,
  };
}

/**
 * The endpoints of the newsletter's links. Mail scanners open every link, so GET changes nothing and shows a button that
 * posts. The token is the only check: mail clients send no `Origin`, browsers send "null" from a page without referrer, and
 * a rate limit would keep the users of a mail service that unsubscribes for many from leaving.
 */
export function newsletterRoutes(
  router: Router,
  {
    site,
    built,
    subscribers,
    tokens,
  }: { site: Site; built: BuiltSite | undefined; subscribers: Subscribers; tokens: Tokens },
): void {
  const { name, locale } = site.provider;
  const { confirmPage, unsubscribePage, notSaved } = site.messages.apiResponses;
  const sharedStyles = async () => built && readSharedStyles(built);

  router.get(confirmPath, privatePage, async (ctx) => {
    const token = tokenIn(ctx);
    if (tokens.read('confirm', token) === undefined) return redirectForm(ctx, expiredPage);
    ctx.type = 'html';
    ctx.body = buttonPage({
      locale,
      name,
      sharedStyles: await sharedStyles(),
      ...confirmPage,
      text: fill(confirmPage.text, { provider: name }),
      action: `${confirmPath}?token=${token}`,
    });
  });

  router.post(confirmPath, setFormPage(formPage), privatePage, async (ctx) => {
    const id = tokens.read('confirm', tokenIn(ctx));
    const confirmed = id !== undefined && (await fromStore(ctx, subscribers.confirm(id), notSaved));
    redirectForm(ctx, confirmed ? formResultPath('newsletter', 'confirmed') : expiredPage);
  });

  router.get(leavePath, privatePage, async (ctx) => {
    const token = tokenIn(ctx);
    if (tokens.read('leave', token) === undefined) return redirectForm(ctx, expiredPage);
    ctx.type = 'html';
    ctx.body = buttonPage({
      locale,
      name,
      sharedStyles: await sharedStyles(),
      ...unsubscribePage,
      text: fill(unsubscribePage.text, { provider: name }),
      action: `${leavePath}?token=${token}`,
    });
  });

  router.post(leavePath, privatePage, async (ctx) => {
    const id = tokens.read('leave', tokenIn(ctx));
    const oneClick = await isOneClick(ctx.req);
    if (id === undefined) {
      if (oneClick) throw badRequest('This link is not complete.');
      return redirectForm(ctx, expiredPage);
    }
    // A mail client reads the status, somebody who pressed the button a page.
    if (!oneClick) ctx.state.formPage = formPage;
    await fromStore(ctx, subscribers.leave(id), notSaved);
    if (!oneClick) return redirectForm(ctx, formResultPath('newsletter', 'left'));
    ctx.body = { success: true, data: {} };
  });
}

/** Keeps a URL whose token lets its holder act out of caches, referrers and search engines, and discards the body. */
const privatePage: Middleware = async (ctx, next) => {
  ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
  await next();
  drainBody(ctx.req);
};

function tokenIn(ctx: Context): string {
  const token = queryValue(ctx, 'token');
  return typeof token === 'string' ? token : '';
}
