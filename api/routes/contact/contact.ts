import type Router from '@koa/router';
import { quote } from '../../../data/plans/quote.ts';
import { quoteLines } from '../../../data/plans/quoteLines.ts';
import type { Site } from '../../../data/schema/site.ts';
import { fromStore } from '../../db/available.ts';
import type { Lead } from '../../db/tables.ts';
import { invalidFields } from '../../errors.ts';
import type { KeptLead, LeadToKeep } from '../../leads/leads.ts';
import { spamReason } from '../../leads/spam.ts';
import type { Messages } from '../../mail/messages.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { answerForm, answerInvalidForm, formResultsBelow, isForm } from '../../middleware/forms.ts';
import type { Gate } from '../../middleware/gate.ts';
import { type ContactRequest, contactSchema, fieldErrors, newKey, quoteRequestSchema } from './schema.ts';

interface ContactParts {
  site: Site;
  leads: { keep(item: LeadToKeep): Promise<KeptLead> };
  messages: Messages;
  outbox: Outbox;
  gate: Gate;
  mailBudgetMs: number;
  leastElapsedMs: number;
}

/** `POST /api/contact`: keeps the request durably, then tells whether the mails about it were taken. */
export function contactRoutes(
  router: Router,
  { site, leads, messages, outbox, gate, mailBudgetMs, leastElapsedMs }: ContactParts,
): void {
  const services = new Set(site.serviceAreas.map(({ id }) => id));
  router.post('/api/contact', formResultsBelow('/contact'), gate.contact, async (ctx) => {
    const body: unknown = ctx.request.body;
    const { request, wrong } = isQuote(body) ? parseQuote(body) : parse(body);
    if (!request) {
      if (isForm(ctx)) return answerInvalidForm(ctx, '/contact', wrong);
      throw invalidFields(wrong);
    }
    const lead = leadOf(request, spamReason(request, leastElapsedMs));
    const { mailIds, withConfirmation } = await fromStore(
      ctx,
      leads.keep({ lead, messages: lead.status === 'spam' ? [] : messages.forLead(lead) }),
    );
    // Without mails too, for the webhook. Quarantine has none: nothing is promised that nobody sends.
    const taken = await outbox.deliver(mailIds, mailBudgetMs);
    const emailSent = taken && withConfirmation === true;
    if (isForm(ctx)) return answerForm(ctx, emailSent ? '/contact/sent' : '/contact/saved');
    ctx.body = { success: true, data: { emailSent }, emailSent };
  });

  /** A request for a quote as a contact request: its message is the quote, worked out here from the price list. */
  function parseQuote(body: object): { request?: ContactRequest; wrong: Record<string, string> } {
    const parsed = quoteRequestSchema.safeParse(body);
    if (!parsed.success) return { wrong: fieldErrors(parsed.error) };
    const { kind: _, quote: choice, ...request } = parsed.data;
    try {
      const lines = quoteLines(quote(choice, site.pricing), site.provider).map(
        ({ label, value }) => `${label}: ${value}`,
      );
      return {
        request: {
          ...request,
          company: '',
          service: site.pricing.serviceArea,
          message: ['Detailed quote requested from the price calculator', ...lines].join('\n'),
        },
        wrong: {},
      };
    } catch (error) {
      // The price list has changed since the page was loaded.
      if (error instanceof RangeError)
        return { wrong: { quote: 'The prices have changed. Load the page again and choose anew.' } };
      throw error;
    }
  }

  /** The request, or what is wrong with which field. */
  function parse(body: unknown): { request?: ContactRequest; wrong: Record<string, string> } {
    const parsed = contactSchema.safeParse(body ?? {});
    if (!parsed.success) return { wrong: fieldErrors(parsed.error) };
    return services.has(parsed.data.service)
      ? { request: parsed.data, wrong: {} }
      : { wrong: { service: 'Please select a service' } };
  }
}

function isQuote(body: unknown): body is { kind: 'quote' } {
  return typeof body === 'object' && body !== null && (body as { kind?: unknown }).kind === 'quote';
}

function leadOf(
  { name, company, email, phone, service, message, page, idempotencyKey }: ContactRequest,
  reason: string | undefined,
): Lead {
  return {
    id: newKey(),
    createdAt: Date.now(),
    status: reason ? 'spam' : 'new',
    spamReason: reason ?? null,
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
