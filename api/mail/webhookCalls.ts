import { randomUUID } from 'node:crypto';
import type { Lead, Moment, NewOutboxMessage } from '../db/tables.ts';
import { withoutDirections } from './mail.ts';
import type { OutageReport } from './outages.ts';
import type { QuarantineReport } from './quarantineReport.ts';
import { queuedMessage } from './queuedMessage.ts';

/** Writes calls of the owner's webhook as rows of the outbox; none without a URL. */
export interface WebhookCalls {
  forLead(lead: Lead, serviceLabel: string): NewOutboxMessage[];
  forOutage(report: OutageReport): NewOutboxMessage[];
  forDigest(quarantine: QuarantineReport): NewOutboxMessage[];
}

export function makeWebhookCalls({ url, now }: { url: string | undefined; now: () => Moment }): WebhookCalls {
  return {
    forLead({ id, createdAt, name, company, email, phone, service, message, page }, serviceLabel) {
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
    },

    forOutage({ channel, since, waiting, parked, lastError }) {
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
    },

    forDigest(quarantine) {
      const id = randomUUID();
      return call({ id, kind: 'webhook', leadId: null, content: { event: 'quarantine-digest', id, ...quarantine } });
    },
  };

  function call({
    content,
    ...message
  }: Pick<NewOutboxMessage, 'id' | 'kind' | 'leadId'> & { content: object }): NewOutboxMessage[] {
    if (!url) return [];
    const payload = JSON.stringify(content, (_, value) =>
      typeof value === 'string' ? withoutDirections(value) : value,
    );
    // The origin alone: path, query and user may hold a password or a key.
    return [queuedMessage({ ...message, payload, recipient: new URL(url).origin }, now())];
  }
}
