import type Router from '@koa/router';
import { uuidV7 } from '../../../data/rules/text/uuidV7.ts';
import { formPages, formResultPath } from '../../../data/rules/routing/formResultPath.ts';
import { fromStore } from '../../middleware/errors.ts';
import type { Lead } from '../../db/tables.ts';
import { keepLead } from '../../leads/leads.ts';
import { spamReason } from '../../leads/spam.ts';
import { redirectForm, setFormPage, isForm } from '../../middleware/forms.ts';
import { type Validated, validate } from '../../middleware/validate.ts';
import type { RouteParts } from '../../routeParts.ts';
import { contactInput } from './schema.ts';
import type { ContactRequest } from '../../../data/rules/requests/contact.ts';

/** `POST /api/contact`: keeps the request durably, then tells whether mail gets out: the owner's notice was taken. */
export function contactRoutes(router: Router, { site, store, messageWriter, outbox, guards, env }: RouteParts): void {
  const mailBudgetMs = env.MAIL_BUDGET_MS;
  const spamRules = { minElapsedMs: env.LEAST_ELAPSED_MS, texts: site.messages.mail.spamReasons };

  router.post<object, Validated<ContactRequest>>(
    '/api/contact',
    setFormPage(formPages.contact),
    guards.contact,
    validate(contactInput(site)),
    async (ctx) => {
      const lead = contactLead(ctx.input, spamReason(ctx.input, spamRules));
      const { noticeIds, confirmationIds } = await fromStore(
        keepLead(store, { lead, messages: lead.status === 'quarantined' ? [] : messageWriter.forLead(lead) }),
      );
      // Not awaited: time and answer would tell whether the address was written to within the hour, or is blocked.
      if (confirmationIds.length > 0) void outbox.deliver(confirmationIds, mailBudgetMs);
      // Also without mails, for the webhook.
      const taken = await outbox.deliver(noticeIds, mailBudgetMs);
      // A request in quarantine causes no mails, so no confirmation is promised.
      const emailSent = taken && noticeIds.length > 0 && messageWriter.canSend('visitor-confirmation');
      if (isForm(ctx)) return redirectForm(ctx, formResultPath('contact', emailSent ? 'sent' : 'saved'));
      ctx.body = { success: true, data: { emailSent }, emailSent };
    },
  );
}

function contactLead(
  { kind, name, company, email, phone, service, message, page, idempotencyKey }: ContactRequest,
  reason: string | undefined,
): Lead {
  return {
    id: uuidV7(),
    createdAt: Date.now(),
    status: reason ? 'quarantined' : 'new',
    spamReason: reason ?? null,
    kind: kind ?? 'contact',
    name,
    company,
    email,
    phone,
    service,
    message,
    page: page ?? null,
    idempotencyKey: idempotencyKey ?? null,
  };
}
