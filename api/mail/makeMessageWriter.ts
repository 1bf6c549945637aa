import type { Site } from '../../data/schema/site.ts';
import type { Moment } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { channelOf } from './lanes.ts';
import { type Address, parseAddress } from './mail.ts';
import { makeMailWriter } from './mailWriter.ts';
import type { MessageWriter } from './messageWriter.ts';
import type { OutageMessageWriter } from './outages.ts';
import { checklistMail } from './templates/checklistMail.ts';
import { outageMail, recoveryMail } from './templates/outageMails.ts';
import { quarantineDigestMail } from './templates/quarantineDigestMail.ts';
import { ownerNotificationMail } from './templates/ownerNotificationMail.ts';
import { subscriptionConfirmationMail } from './templates/subscriptionConfirmationMail.ts';
import { visitorConfirmationMail } from './templates/visitorConfirmationMail.ts';
import { makeWebhookCalls } from './webhookCalls.ts';

export interface MessageWriterParts {
  site: Site;
  env: Pick<Env, 'MAIL_FROM' | 'OWNER_EMAIL' | 'LEAD_WEBHOOK_URL'>;
  /** Whether mail can be sent; no mail is written otherwise. */
  mail: boolean;
  /** Days for which the link in a subscription's confirmation is valid. */
  confirmDays: number;
  now?: () => Moment;
}

/**
 * Writes messages from the templates in the provider's name.
 * @throws Error naming the setting or the record that is not right
 */
export function makeMessageWriter({
  site,
  env,
  mail,
  confirmDays,
  now = Date.now,
}: MessageWriterParts): MessageWriter & OutageMessageWriter {
  const { provider } = site;
  const write = makeMailWriter({ sender: site, from: addressOf('MAIL_FROM', env.MAIL_FROM), enabled: mail, now });
  const owner = addressOf('OWNER_EMAIL', env.OWNER_EMAIL);
  const webhook = makeWebhookCalls({ url: env.LEAD_WEBHOOK_URL, now });
  const us: Address = { name: provider.name, address: provider.email };
  const guide = site.resources.find(({ type }) => type === 'PDF Guide');
  if (mail && !guide)
    throw new Error(
      'No resource is of the type "PDF Guide", so there is no checklist to mail. Add one to data/resources.',
    );
  const labels = new Map(site.serviceCategories.map(({ id, contactLabel }) => [id, contactLabel]));
  const labelOf = (service: string) => labels.get(service) ?? service;
  const toVisitor = (email: string) => ({ to: unnamed(email), replyTo: us, auto: 'replied' }) as const;
  const toOwner = { to: owner, replyTo: us, auto: 'generated' } as const;

  return {
    canSend: (kind) => (channelOf(kind) === 'webhook' ? env.LEAD_WEBHOOK_URL !== undefined : mail),

    forLead(lead) {
      const { id: leadId, name, email } = lead;
      const service = labelOf(lead.service);
      const notification = { ...toOwner, kind: 'owner-notification', leadId } as const;
      return [
        ...write(ownerNotificationMail(lead, service, site), {
          ...notification,
          replyTo: { name, address: email },
        }),
        ...write(visitorConfirmationMail(site), { ...toVisitor(email), kind: 'visitor-confirmation', leadId }),
        ...webhook.forLead(lead, service),
      ];
    },

    forChecklist: (email) =>
      guide ? write(checklistMail(guide, site), { ...toVisitor(email), kind: 'checklist' }) : [],

    forSubscription(email, { confirm, unsubscribe }) {
      const headers = {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      const content = subscriptionConfirmationMail({ confirm, unsubscribe, days: confirmDays }, site);
      return write(content, { ...toVisitor(email), kind: 'subscription-confirmation', headers });
    },

    forOutage: (report) =>
      report.channel === 'webhook'
        ? write(outageMail(report, site), { ...toOwner, kind: 'owner-alert' })
        : webhook.forOutage(report),

    forRecovery: (report) => write(recoveryMail(report, now(), site), { ...toOwner, kind: 'owner-alert' }),

    forDigest(quarantine) {
      const requests = quarantine.requests.map((request) => ({ ...request, service: labelOf(request.service) }));
      return mail
        ? write(quarantineDigestMail({ ...quarantine, requests }, site), { ...toOwner, kind: 'quarantine-digest' })
        : webhook.forDigest(quarantine);
    },
  };

  function addressOf(variable: string, value: string | undefined): Address {
    const parsed = parseAddress(value ?? provider.email, provider.name);
    if (!parsed)
      throw new Error(
        `${value === undefined ? 'provider.email' : variable} is "${value ?? provider.email}". Allowed: one address, as name@host or as Name <name@host>.`,
      );
    return parsed;
  }
}

/** Without the name that a visitor typed: it could carry a stranger's text into the mail. */
const unnamed = (address: string): Address => ({ name: '', address });
