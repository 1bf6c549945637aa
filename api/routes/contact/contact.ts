import { randomUUID } from 'node:crypto';
import type Router from '@koa/router';
import type { Site } from '../../../data/schema/site.ts';
import type { Lead } from '../../db/tables.ts';
import { invalidFields } from '../../errors.ts';
import { type LeadToKeep, type KeptLead } from '../../leads/leads.ts';
import { spamReason } from '../../leads/spam.ts';
import type { Messages } from '../../mail/messages.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { answerForm, isForm } from '../../middleware/forms.ts';
import type { Gate } from '../../middleware/gate.ts';
import { type ContactRequest, contactSchema, fieldErrors } from './schema.ts';

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
export function contactRoutes(router: Router, { site, leads, messages, outbox, gate, mailBudgetMs, leastElapsedMs }: ContactParts): void {
  const services = new Set(site.serviceAreas.map(({ id }) => id));
  // The sender of spam gets the answer that anybody else gets.
  const mails = messages.forLead(leadOf(example, undefined)).some(({ kind }) => kind !== 'webhook');

  router.post('/api/contact', gate.contact, async (ctx) => {
    const request = parse(ctx.request.body);
    const lead = leadOf(request, spamReason(request, leastElapsedMs));
    const { messageIds, fresh } = await leads.keep({ lead, messages: lead.status === 'spam' ? [] : messages.forLead(lead) });
    const emailSent = lead.status === 'spam' ? mails : messageIds.length > 0 && (await outbox.deliver(messageIds, mailBudgetMs));
    ctx.state.leadKept = fresh;
    if (isForm(ctx)) return answerForm(ctx, emailSent ? '/contact/sent' : '/contact/saved');
    ctx.body = { success: true, data: { emailSent }, emailSent };
  });

  function parse(body: unknown): ContactRequest {
    const parsed = contactSchema.safeParse(body);
    const fields = parsed.success ? {} : fieldErrors(parsed.error);
    if (parsed.success && !services.has(parsed.data.service)) fields.service = 'Please select a service';
    if (!parsed.success || Object.keys(fields).length > 0) throw invalidFields(fields);
    return parsed.data;
  }
}

function leadOf({ name, company, email, phone, service, message, page, idempotencyKey }: ContactRequest, reason: string | undefined): Lead {
  return {
    id: randomUUID(), createdAt: Date.now(), status: reason ? 'spam' : 'new', spamReason: reason ?? null,
    name, company, email, phone, service, message, page: page ?? null, idempotencyKey: idempotencyKey ?? null,
  };
}

const example: ContactRequest = { name: '', company: '', email: '', phone: '', service: '', message: '' };
