import type Router from '@koa/router';
import type { Site } from '../../../data/schema/site.ts';
import { fromStore } from '../../db/available.ts';
import type { Store } from '../../db/open.ts';
import { invalidFields } from '../../errors.ts';
import { honeypotReason } from '../../leads/spam.ts';
import { type Enqueue, makeEnqueue } from '../../mail/enqueue.ts';
import type { Messages } from '../../mail/messages.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { answerForm, answerInvalidForm, formResultsBelow, isForm } from '../../middleware/forms.ts';
import type { Gate } from '../../middleware/gate.ts';
import { queryValue } from '../../middleware/queryValue.ts';
import { keepChecklistMail } from '../../subscribers/checklist.ts';
import { makeSubscribers } from '../../subscribers/subscribers.ts';
import type { BuiltSite } from '../../static/siteFiles.ts';
import type { Tokens } from '../../subscribers/tokens.ts';
import { fieldErrors } from '../contact/schema.ts';
import { newsletterRoutes, subscriptionLinks } from './newsletter.ts';
import { type List, type SubscribeRequest, subscribeSchema } from './schema.ts';

interface SubscribeParts {
  site: Site;
  /** The built pages, whose look the service's own take. */
  built?: BuiltSite | undefined;
  store: Store;
  messages: Messages;
  outbox: Outbox;
  enqueue?: Enqueue;
  gate: Gate;
  tokens: Tokens;
  mailBudgetMs: number;
  now?: () => number;
}

/** What somebody is told where mail is sent, and where none can be: to a script in words, to a form by a page. */
const answers: Record<List, Record<'mailed' | 'unmailed', { message: string; page: string }> & { base: string }> = {
  newsletter: {
    mailed: { message: 'Please check your inbox and confirm your subscription.', page: '/newsletter/subscribed' },
    unmailed: {
      message: 'Your request has been saved. We cannot send the e-mail to confirm it at the moment.',
      page: '/newsletter/saved',
    },
    base: '/newsletter',
  },
  checklist: {
    mailed: {
      message: 'Your cybersecurity checklist will be emailed to you shortly.',
      page: '/resources/checklist/sent',
    },
    unmailed: {
      message: 'We cannot send e-mail at the moment. You will find the whole checklist at /resources.',
      page: '/resources/checklist/online',
    },
    base: '/resources/checklist',
  },
};

/** `POST /api/subscribe`, and the two addresses to which the newsletter's mails lead. */
export function subscribeRoutes(
  router: Router,
  {
    site,
    built,
    store,
    messages,
    outbox,
    enqueue = makeEnqueue(),
    gate,
    tokens,
    mailBudgetMs,
    now = Date.now,
  }: SubscribeParts,
): void {
  const { origin, email: ownAddress } = site.provider;
  const confirmation = (email: string, id: string) =>
    messages.forSubscription(email, subscriptionLinks(origin, tokens, id));
  const subscribers = makeSubscribers({ store, confirmation, enqueue, now });
  // Asked for our own address, so that the answer tells nothing about the sender's.
  const canMail: Record<List, () => boolean> = {
    newsletter: () => confirmation(ownAddress, 'nobody').length > 0,
    checklist: () => messages.forChecklist(ownAddress).length > 0,
  };
  const keep: Record<List, (request: SubscribeRequest, spam: string | undefined) => Promise<readonly string[]>> = {
    newsletter: ({ email, page }, spam) =>
      subscribers.request(email, { page, wordingVersion: site.consent.version, spam }),
    checklist: ({ email }, spam) => keepChecklistMail(store, enqueue, messages.forChecklist(email), spam),
  };

  // The forms name their list in the address too, where it can be read of a body that is refused unread.
  router.post(
    '/api/subscribe',
    formResultsBelow((ctx) => answers[queryValue(ctx, 'list') === 'checklist' ? 'checklist' : 'newsletter'].base),
    gate.subscribe,
    async (ctx) => {
      const body = objectIn(ctx.request.body);
      const parsed = subscribeSchema.safeParse(body);
      if (!parsed.success) {
        const fields = fieldErrors(parsed.error);
        if (isForm(ctx))
          return answerInvalidForm(ctx, answers[body.list === 'checklist' ? 'checklist' : 'newsletter'].base, fields);
        throw invalidFields(fields);
      }
      const { list } = parsed.data;
      ctx.state.formResultsBelow = answers[list].base;
      // No time is too short for a single field that a browser fills in by itself.
      const messageIds = await fromStore(
        ctx,
        keep[list](parsed.data, parsed.data.website ? honeypotReason : undefined),
      );
      // Not waited for: how long an answer takes would tell whether the address is known. What fails, the outbox tries again.
      if (messageIds.length > 0) outbox.deliver(messageIds, mailBudgetMs).catch(() => undefined);
      const { message, page } = answers[list][canMail[list]() ? 'mailed' : 'unmailed'];
      if (isForm(ctx)) return answerForm(ctx, page);
      ctx.body = { success: true, data: {}, message };
    },
  );

  newsletterRoutes(router, { site, built, subscribers, tokens });
}

function objectIn(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
}
