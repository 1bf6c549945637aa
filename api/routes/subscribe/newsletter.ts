import type Router from '@koa/router';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { formPages, formResultPath } from '../../../data/rules/routing/formResultPath.ts';
import { fromStore } from '../../middleware/errors.ts';
import { badRequest } from '../../errors.ts';
import { bodyLimits } from '../../limits.ts';
import { readBytes } from '../../middleware/body.ts';
import { redirectForm, setFormPage } from '../../middleware/forms.ts';
import { privatePage, tokenIn } from '../../middleware/privatePage.ts';
import { type PlainPage, sendPlainPage, submitButton } from '../../static/plainPage.ts';
import type { BuiltSite } from '../../static/siteFiles.ts';
import type { Subscribers } from '../../subscribers/subscribers.ts';
import type { Tokens } from '../../tokens.ts';
import { escapeHtml } from '../../../data/rules/text/escapeHtml.ts';
import type { IncomingMessage } from 'node:http';

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
  const { confirmPage, unsubscribePage } = site.messages.apiResponses;

  for (const { path, purpose, page } of [
    { path: confirmPath, purpose: 'confirm', page: confirmPage },
    { path: leavePath, purpose: 'leave', page: unsubscribePage },
  ] as const)
    router.get(path, privatePage, async (ctx) => {
      const token = tokenIn(ctx);
      if (tokens.read(purpose, token) === undefined) return redirectForm(ctx, expiredPage);
      const text = fill(page.text, { provider: name });
      sendPlainPage(ctx, built, buttonPage({ locale, name, ...page, text, action: `${path}?token=${token}` }));
    });

  router.post(confirmPath, setFormPage(formPage), privatePage, async (ctx) => {
    const id = tokens.read('confirm', tokenIn(ctx));
    const confirmed = id !== undefined && (await fromStore(subscribers.confirm(id)));
    redirectForm(ctx, confirmed ? formResultPath('newsletter', 'confirmed') : expiredPage);
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
    await fromStore(subscribers.leave(id));
    if (!oneClick) return redirectForm(ctx, formResultPath('newsletter', 'left'));
    ctx.body = { success: true, data: {} };
  });
}

interface ButtonPage {
  locale: string;
  name: string;
  title: string;
  text: string;
  button: string;
  action: string;
}

/** A page with one button that posts, without scripts, so that it works in the browser of any mail client. */
export function buttonPage({ locale, name, title, text, button, action }: ButtonPage): PlainPage {
  return {
    locale,
    heading: title,
    title: `${title} | ${name}`,
    follow: false,
    body: (classOf) =>
      `<p${classOf('lead')}>${escapeHtml(text)}</p><form method="post" action="${escapeHtml(action)}">` +
      `${submitButton(button, classOf)}</form><p><a href="/">${escapeHtml(name)}</a></p>`,
  };
}

/**
 * Whether a mail client unsubscribes its user (RFC 8058): the body, a form in either encoding, contains
 * `List-Unsubscribe=One-Click`. Never rejects: no malformed body may keep anybody from unsubscribing.
 */
async function isOneClick(request: IncomingMessage): Promise<boolean> {
  const body = await readBytes(request, bodyLimits.oneClick).catch(() => '');
  return /List-Unsubscribe[\s\S]*One-Click/i.test(String(body));
}
