import { randomUUID } from 'node:crypto';
import type { Site } from '../../data/schema/site.ts';
import type { Lead, Moment, NewOutboxItem } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { channelOf } from './kinds.ts';
import { type Address, type Mail, parseAddress, withoutDirections } from './mail.ts';
import type { Messages } from './messages.ts';
import type { OutageMessages, OutageReport } from './outages.ts';
import { checklistMail } from './templates/checklistMail.ts';
import { type Letter, layOut } from './templates/layout.ts';
import { outageLetter, recoveryLetter } from './templates/outage.ts';
import { makeQuarantineDigest } from './templates/quarantineDigest.ts';
import { ownerNotification } from './templates/ownerNotification.ts';
import { subscriptionConfirmation } from './templates/subscriptionConfirmation.ts';
import { visitorConfirmation } from './templates/visitorConfirmation.ts';

export interface MessagesParts {
  site: Site;
  env: Pick<Env, 'MAIL_FROM' | 'OWNER_EMAIL' | 'LEAD_WEBHOOK_URL'>;
  /** Whether there is a server that takes mail; no mail is written without one. */
  mail: boolean;
  /** Days for which the link in a subscription's confirmation holds. */
  confirmDays: number;
  now?: () => Moment;
}

interface Envelope {
  kind: NewOutboxItem['kind'];
  to: Address;
  replyTo: Address;
  leadId?: string;
  headers: Record<string, string>;
}

/**
 * Writes messages from the templates in the provider's name.
 * @throws Error naming the setting or the record that is not right
 */
export function makeMessages({
  site,
  env,
  mail,
  confirmDays,
  now = Date.now,
}: MessagesParts): Messages & OutageMessages {
  const { provider } = site;
  const from = address('MAIL_FROM', env.MAIL_FROM);
  const owner = address('OWNER_EMAIL', env.OWNER_EMAIL);
  const us: Address = { name: provider.name, address: provider.email };
  const host = new URL(provider.origin).hostname;
  const guide = site.resources.find(({ type }) => type === 'PDF Guide');
  if (mail && !guide)
    throw new Error(
      'No resource is of the type "PDF Guide", so there is no checklist to mail. Add one to data/resources.',
    );
  const labels = new Map(site.serviceAreas.map(({ id, contactLabel }) => [id, contactLabel]));
  // A reply by a program, such as "I am on holiday", is of no use to anybody (RFC 3834).
  const automatic = (kind: 'generated' | 'replied') => ({
    'Auto-Submitted': `auto-${kind}`,
    'X-Auto-Response-Suppress': 'All',
  });

  return {
    canSend: (kind) => (channelOf(kind) === 'webhook' ? env.LEAD_WEBHOOK_URL !== undefined : mail),

    forLead(lead) {
      const facts = { provider, service: labels.get(lead.service) ?? lead.service };
      if (!mail) return webhook(lead, facts.service);
      const visitor: Address = { name: lead.name, address: lead.email };
      return [
        ...write(ownerNotification(lead, facts), {
          kind: 'owner-notification',
          to: owner,
          replyTo: visitor,
          leadId: lead.id,
          headers: automatic('generated'),
        }),
        ...write(visitorConfirmation(provider), {
          kind: 'visitor-confirmation',
          to: unnamed(lead.email),
          replyTo: us,
          leadId: lead.id,
          headers: automatic('replied'),
        }),
        ...webhook(lead, facts.service),
      ];
    },

    forChecklist(email) {
      if (!mail || !guide) return [];
      return write(checklistMail(guide, provider), {
        kind: 'checklist',
        to: unnamed(email),
        replyTo: us,
        headers: automatic('replied'),
      });
    },

    forSubscription(email, { confirm, unsubscribe }) {
      const headers = {
        ...automatic('replied'),
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      return write(subscriptionConfirmation({ confirm, unsubscribe, days: confirmDays }, provider), {
        kind: 'subscription-confirmation',
        to: unnamed(email),
        replyTo: us,
        headers,
      });
    },

    forOutage: (report) =>
      report.channel === 'webhook' ? ownerAlert(outageLetter(report, provider)) : webhookAlert(report),

    forRecovery: (report) => ownerAlert(recoveryLetter(report, now(), provider)),

    forDigest(quarantine) {
      const requests = quarantine.requests.map((request) => ({
        ...request,
        service: labels.get(request.service) ?? request.service,
      }));
      if (mail)
        return write(makeQuarantineDigest({ ...quarantine, requests }, provider), {
          kind: 'quarantine-digest',
          to: owner,
          replyTo: us,
          headers: automatic('generated'),
        });
      const id = randomUUID();
      return call({ id, kind: 'webhook', leadId: null, content: { event: 'quarantine-digest', id, ...quarantine } });
    },
  };

  function ownerAlert(letter: Letter): NewOutboxItem[] {
    return write(letter, { kind: 'owner-alert', to: owner, replyTo: us, headers: automatic('generated') });
  }

  function write(letter: Letter, { kind, to, replyTo, leadId, headers }: Envelope): NewOutboxItem[] {
    if (!mail) return [];
    const id = randomUUID();
    const payload: Mail = { from, to, replyTo, ...layOut(letter, provider), messageId: `<${id}@${host}>`, headers };
    return [row({ id, kind, leadId: leadId ?? null, recipient: to.address, payload: JSON.stringify(payload) })];
  }

  function webhook(
    { id, createdAt, name, company, email, phone, service, message, page }: Lead,
    serviceLabel: string,
  ): NewOutboxItem[] {
    const content = {
      event: 'lead',
      id,
      createdAt: new Date(createdAt).toISOString(),
      name,
      company,
      email,
      phone,
      service,
      serviceLabel,
      message,
      page,
    };
    return call({ id: randomUUID(), kind: 'webhook', leadId: id, content });
  }

  function webhookAlert({ channel, since, waiting, parked, lastError }: OutageReport): NewOutboxItem[] {
    const id = randomUUID();
    const content = {
      event: 'alert',
      id,
      createdAt: new Date(now()).toISOString(),
      alert: `${channel}-failing`,
      since: new Date(since).toISOString(),
      waiting,
      parked,
      lastError,
    };
    return call({ id, kind: 'webhook-alert', leadId: null, content });
  }

  function call({
    content,
    ...facts
  }: Pick<NewOutboxItem, 'id' | 'kind' | 'leadId'> & { content: object }): NewOutboxItem[] {
    if (!env.LEAD_WEBHOOK_URL) return [];
    const payload = JSON.stringify(content, (_, value) =>
      typeof value === 'string' ? withoutDirections(value) : value,
    );
    // The rest of the address may hold a password or a key.
    return [row({ ...facts, payload, recipient: new URL(env.LEAD_WEBHOOK_URL).origin })];
  }

  function row(facts: Pick<NewOutboxItem, 'id' | 'kind' | 'leadId' | 'recipient' | 'payload'>): NewOutboxItem {
    const at = now();
    return {
      ...facts,
      createdAt: at,
      status: 'queued',
      attempts: 0,
      nextAttemptAt: at,
      lockedUntil: 0,
      lastError: null,
      sentAt: null,
    };
  }

  function address(variable: string, value: string | undefined): Address {
    const parsed = parseAddress(value ?? provider.email, provider.name);
    if (!parsed)
      throw new Error(
        `${value === undefined ? 'provider.email' : variable} is "${value ?? provider.email}". Allowed: one address, as name@host or as Name <name@host>.`,
      );
    return parsed;
  }
}

const unnamed = (address: string): Address => ({ name: '', address });
