import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { Site } from '../../../data/schema/site.ts';
import { fromStore } from '../../db/available.ts';
import { badRequest } from '../../errors.ts';
import { answerForm, formResultsBelow } from '../../middleware/forms.ts';
import { readAway } from '../../middleware/leftover.ts';
import { queryValue } from '../../middleware/queryValue.ts';
import { pageLook } from '../../static/pageLook.ts';
import type { BuiltSite } from '../../static/siteFiles.ts';
import type { Subscribers } from '../../subscribers/subscribers.ts';
import type { Tokens } from '../../subscribers/tokens.ts';
import { buttonPage } from './buttonPage.ts';
import { saysOneClick } from './oneClick.ts';

const confirmPath = '/api/newsletter/confirm';
const leavePath = '/api/newsletter/unsubscribe';
const resultsBelow = '/newsletter';
const expired = `${resultsBelow}/expired`;

/** Where a mail's reader goes to confirm and to leave. */
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
 * The addresses in the newsletter's mails. Programs that scan mail open every link: GET changes nothing and shows a button,
 * whose POST does. The token is all it takes: mail programs send no `Origin`, browsers send "null" from a page without
 * referrer, and a limit by address would keep people from leaving whose mail service sends for many.
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
  const look = async () => built && pageLook(built);

  router.get(confirmPath, unseen, async (ctx) => {
    const token = tokenIn(ctx);
    if (tokens.read('confirm', token) === undefined) return answerForm(ctx, expired);
    ctx.type = 'html';
    ctx.body = buttonPage({
      locale,
      name,
      look: await look(),
      title: 'Confirm your subscription',
      button: 'Confirm subscription',
      action: `${confirmPath}?token=${token}`,
      text: `Press the button to get the newsletter of ${name} at the address this link was sent to. You can unsubscribe at any time.`,
    });
  });

  router.post(confirmPath, formResultsBelow(resultsBelow), unseen, async (ctx) => {
    const id = tokens.read('confirm', tokenIn(ctx));
    const confirmed = id !== undefined && (await fromStore(ctx, subscribers.confirm(id)));
    answerForm(ctx, confirmed ? '/newsletter/confirmed' : expired);
  });

  router.get(leavePath, unseen, async (ctx) => {
    const token = tokenIn(ctx);
    if (tokens.read('leave', token) === undefined) return answerForm(ctx, expired);
    ctx.type = 'html';
    ctx.body = buttonPage({
      locale,
      name,
      look: await look(),
      title: 'Unsubscribe from the newsletter',
      button: 'Unsubscribe',
      action: `${leavePath}?token=${token}`,
      text: `Press the button and ${name} sends no more newsletters to the address this link was sent to.`,
    });
  });

  router.post(leavePath, unseen, async (ctx) => {
    const id = tokens.read('leave', tokenIn(ctx));
    const oneClick = await saysOneClick(ctx.req);
    if (id === undefined) {
      if (oneClick) throw badRequest('This link is not complete.');
      return answerForm(ctx, expired);
    }
    // A mail program reads the status; somebody who pressed the button reads a page.
    if (!oneClick) ctx.state.formResultsBelow = resultsBelow;
    await fromStore(ctx, subscribers.leave(id));
    if (!oneClick) return answerForm(ctx, '/newsletter/left');
    ctx.body = { success: true, data: {} };
  });
}

/** A page whose address lets its holder act: kept nowhere, told to nobody. What else was sent is not needed. */
const unseen: Middleware = async (ctx, next) => {
  ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
  await next();
  readAway(ctx.req);
};

function tokenIn(ctx: Context): string {
  const token = queryValue(ctx, 'token');
  return typeof token === 'string' ? token : '';
}
