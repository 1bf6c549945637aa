import { randomUUID } from 'node:crypto';
import { cardReceivers } from '../../data/rules/mail/alertReceivers.ts';
import type { BookingRow, Lead, Moment, NewOutboxMessage } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { withoutDirections } from './mail.ts';
import { queuedMessage } from './mailWriter.ts';
import type { OutageReport } from './templates/ownerMails.ts';
import type { QuarantineReport } from './templates/reportMails.ts';

interface WebhookCallsParts {
  env: Pick<Env, 'LEAD_WEBHOOK_URL' | 'ALERT_WEBHOOK_URL'>;
  now: () => Moment;
}

/** Writes calls of the owner's webhooks as rows of the outbox; none without a URL. */
export function makeWebhookCalls({ env, now }: WebhookCallsParts) {
  const { LEAD_WEBHOOK_URL: url, ALERT_WEBHOOK_URL: alertUrl } = env;
  const warningUrl = alertUrl ?? url;
  const iso = (at: Moment) => new Date(at).toISOString();

  return {
    canWarn: warningUrl !== undefined,

    /** @param booking the time that was booked with the request */
    forLead(lead: Lead, serviceLabel: string, booking?: BookingRow): NewOutboxMessage[] {
      const { id, name, company, email, phone, service, message, page } = lead;
      const sender = { name, company, email, phone };
      const createdAt = iso(lead.createdAt);
      const booked = booking && { kind: booking.kind, startsAt: iso(booking.startsAt), minutes: booking.minutes };
      const content = {
        event: 'lead',
        id,
        createdAt,
        ...sender,
        service,
        serviceLabel,
        message,
        page,
        booking: booked,
      };
      return call(url, { kind: 'webhook', leadId: id, content });
    },

    forOutage({ channel, since, waiting, parked, lastError }: OutageReport): NewOutboxMessage[] {
      const id = randomUUID();
      const outage = { alert: `${channel}-failing`, since: iso(since), waiting, parked, lastError };
      return call(url, {
        id,
        kind: 'webhook-alert',
        content: { event: 'alert', id, createdAt: iso(now()), ...outage },
      });
    },

    forDigest(quarantine: QuarantineReport): NewOutboxMessage[] {
      const id = randomUUID();
      return call(url, { id, kind: 'webhook', content: { event: 'quarantine-digest', id, ...quarantine } });
    },

    forWarning(text: string): NewOutboxMessage[] {
      const id = randomUUID();
      // The leads' receiver tells calls apart by their event.
      const content = alertUrl ? messageFor(alertUrl, text) : { event: 'warning', id, createdAt: iso(now()), text };
      return call(warningUrl, { id, kind: 'warning-call', content });
    },
  };

  function call(
    to: string | undefined,
    {
      content,
      id = randomUUID(),
      kind,
      leadId = null,
    }: Partial<NewOutboxMessage> & Pick<NewOutboxMessage, 'kind'> & { content: object },
  ): NewOutboxMessage[] {
    if (!to) return [];
    const payload = JSON.stringify(content, (_, value) =>
      typeof value === 'string' ? withoutDirections(value) : value,
    );
    // The origin alone: path, query and user may hold a password or a key.
    return [queuedMessage({ id, kind, leadId, payload, recipient: new URL(to).origin }, now())];
  }
}

/** The body of a warning, in the form that its receiver shows. */
function messageFor(url: string, text: string): object {
  const { hostname } = new URL(url);
  if (!cardReceivers.some((host) => hostname === host || hostname.endsWith(`.${host}`))) return { text };
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'TextBlock', text: text.replaceAll('\n', '\n\n'), wrap: true }],
  };
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] };
}
