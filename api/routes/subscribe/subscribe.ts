import type Router from '@koa/router';
import type { Context } from 'koa';
import { formPages, formResultPath } from '../../../data/rules/routing/formResultPath.ts';
import { fromStore } from '../../middleware/errors.ts';
import { redirectForm, setFormPage, isForm, queryValue } from '../../middleware/forms.ts';
import { type Validated, validate } from '../../middleware/validate.ts';
import { keepChecklistMail, makeSubscribers } from '../../subscribers/subscribers.ts';
import type { RouteParts } from '../../routeParts.ts';
import { makeTokens } from '../../tokens.ts';
import { newsletterRoutes, subscriptionLinks } from './newsletter.ts';
import { type List, makeSubscribeSchema, type SubscribeRequest } from '../../../data/rules/requests/subscribe.ts';

/** The page that a plain form leads to. The answer goes by the list alone, so that it tells nothing about an address. */
const thankPages: Record<List, string> = {
  newsletter: formResultPath('newsletter', 'subscribed'),
  checklist: formResultPath('checklist', 'sent'),
};
const mailKinds = { newsletter: 'subscription-confirmation', checklist: 'checklist' } as const;

/** The forms name their list in the query too, which can be read even when the body is refused. */
function formPage(ctx: Context): string {
  const body = ctx.request.body as { list?: unknown } | undefined;
  return formPages[(body ? body.list : queryValue(ctx, 'list')) === 'checklist' ? 'checklist' : 'newsletter'];
}

/** `POST /api/subscribe`, and the two endpoints to which the links in the newsletter's mails lead. */
export function subscribeRoutes(
  router: Router,
  { site, built, store, messageWriter, outbox, listChanged, guards, env }: RouteParts,
  secret: string,
): void {
  const tokens = makeTokens(secret);
  const { fieldErrors, apiResponses, mail } = site.messages;
  const confirmation = (email: string, id: string) =>
    messageWriter.forSubscription(email, subscriptionLinks(site.provider.origin, tokens, id));
  const subscribers = makeSubscribers({ store, confirmation, listChanged });
  const keep: Record<List, (request: SubscribeRequest, spamReason: string | undefined) => Promise<readonly string[]>> =
    {
      newsletter: ({ email, page }, spamReason) =>
        subscribers.request(email, { page, wordingVersion: site.consent.version, spamReason }),
      checklist: ({ email }, spamReason) => keepChecklistMail(store, messageWriter.forChecklist(email), spamReason),
    };

  router.post<object, Validated<SubscribeRequest>>(
    '/api/subscribe',
    setFormPage(formPage),
    guards.subscribe,
    validate(makeSubscribeSchema(fieldErrors)),
    async (ctx) => {
      const { list, website } = ctx.input;
      ctx.state.formPage = formPages[list];
      // The time to fill in the form is not checked: browsers fill in a single field by themselves.
      const spamReason = website ? mail.spamReasons.honeypot : undefined;
      const messageIds = await fromStore(keep[list](ctx.input, spamReason));
      // Not awaited: the response time would tell whether the address is known. The outbox retries what fails, and keeps what cannot be sent yet.
      if (messageIds.length > 0 && messageWriter.canSend(mailKinds[list]))
        void outbox.deliver(messageIds, env.MAIL_BUDGET_MS);
      if (isForm(ctx)) return redirectForm(ctx, thankPages[list]);
      const message =
        list === 'newsletter' && !messageWriter.canSend(mailKinds.newsletter)
          ? apiResponses.newsletterLater
          : apiResponses[list];
      ctx.body = { success: true, data: {}, message };
    },
  );

  newsletterRoutes(router, { site, built, subscribers, tokens });
}
