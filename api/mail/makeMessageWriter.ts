import type { Site } from '../../data/rules/schema/site.ts';
import { needsUtf8 } from '../../data/rules/text/emailAddress.ts';
import type { Moment } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { channelOf } from './lanes.ts';
import { type Address, parseAddress, parseAddresses } from './mail.ts';
import { type Envelope, makeMailWriter, type WriteMail } from './mailWriter.ts';
import type { MessageWriter } from './messageWriter.ts';
import type { OutageMessageWriter } from './outages.ts';
import type { MailContent } from './templates/layout.ts';
import { checklistMail } from './templates/checklistMail.ts';
import { outageMail, recoveryMail } from './templates/outageMails.ts';
import { quarantineDigestMail } from './templates/quarantineDigestMail.ts';
import { ownerNotificationMail } from './templates/ownerNotificationMail.ts';
import { signInMail } from './templates/signInMail.ts';
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
  // What somebody asked for by email alone waits for a mail server, see `deleteUnsent`.
  const writeAnyway = makeMailWriter({ sender: site, from: senderAddress(env, provider), enabled: true, now });
  const write: WriteMail = (...mailParts) => (mail ? writeAnyway(...mailParts) : []);
  const owners = ownerAddresses(env, provider);
  const webhook = makeWebhookCalls({ url: env.LEAD_WEBHOOK_URL, now });
  const us: Address = { name: provider.name, address: provider.email };
  // A provider may have none, and then no form that asks for it.
  const guide = site.resources.find(({ type }) => type === 'PDF Guide');
  const labelOf = (service: string) => site.serviceCategories.find(({ id }) => id === service)?.contactLabel ?? service;
  const toVisitor = (email: string) => ({ to: unnamed(email), replyTo: us, auto: 'replied' }) as const;
  const ownerEnvelope = { replyTo: us, auto: 'generated' } as const;
  /** A mail to each owner. */
  const writeToOwners = (content: MailContent, envelope: Omit<Envelope, 'to' | 'auto'>) =>
    owners.flatMap((to) => write(content, { ...ownerEnvelope, ...envelope, to }));

  return {
    canSend: (kind) =>
      channelOf(kind) === 'webhook'
        ? env.LEAD_WEBHOOK_URL !== undefined
        : mail && (kind !== 'checklist' || guide !== undefined),

    forLead(lead) {
      const { id: leadId, name, email } = lead;
      const service = labelOf(lead.service);
      return [
        ...writeToOwners(ownerNotificationMail(lead, service, { ...site, hasDesk: env.OWNER_EMAIL !== undefined }), {
          kind: 'owner-notification',
          leadId,
          replyTo: email === '' || needsUtf8(email) ? us : { name, address: email },
        }),
        ...write(visitorConfirmationMail(site, now()), { ...toVisitor(email), kind: 'visitor-confirmation', leadId }),
        ...webhook.forLead(lead, service),
      ].filter(({ recipient }) => recipient !== '');
    },

    forChecklist: (email) =>
      guide ? writeAnyway(checklistMail(guide, site), { ...toVisitor(email), kind: 'checklist' }) : [],

    forSubscription(email, { confirm, unsubscribe }) {
      const headers = {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      const content = subscriptionConfirmationMail({ confirm, unsubscribe, days: confirmDays }, site);
      return writeAnyway(content, { ...toVisitor(email), kind: 'subscription-confirmation', headers });
    },

    forOutage: (report) =>
      report.channel === 'webhook'
        ? writeToOwners(outageMail(report, site), { replyTo: us, kind: 'owner-alert' })
        : webhook.forOutage(report),

    forSignIn: (email, { link, code, next }) =>
      write(signInMail({ href: `${provider.origin}/owner/arrive?${arrivalOf(link, next)}`, code }, site), {
        ...ownerEnvelope,
        kind: 'owner-sign-in',
        to: { name: provider.name, address: email },
      }),

    forRecovery: (report) => writeToOwners(recoveryMail(report, now(), site), { replyTo: us, kind: 'owner-alert' }),

    forDigest(quarantine) {
      const requests = quarantine.requests.map((request) => ({ ...request, service: labelOf(request.service) }));
      return mail
        ? writeToOwners(quarantineDigestMail({ ...quarantine, requests }, site), {
            replyTo: us,
            kind: 'quarantine-digest',
          })
        : webhook.forDigest(quarantine);
    },
  };
}

const arrivalOf = (token: string, next: string) => new URLSearchParams({ token, ...(next ? { next } : {}) });

/** The sender of every mail. @throws Error where it is no address */
export function senderAddress(
  { MAIL_FROM }: Pick<Env, 'MAIL_FROM'>,
  { name, email }: Pick<Site['provider'], 'name' | 'email'>,
) {
  const address = parseAddress(MAIL_FROM ?? email, name);
  if (!address) throw new Error(`${notAllowed('MAIL_FROM', MAIL_FROM, email, 'one address, as')}.`);
  return address;
}

const notAllowed = (variable: string, value: string | undefined, email: string, allowed: string) =>
  `${value === undefined ? 'provider.email' : variable} is "${value ?? email}". Allowed: ${allowed} name@host or as Name <name@host>`;

/** The addresses that hear of requests, and may sign in to the desk. @throws Error where one is none */
export function ownerAddresses(
  { OWNER_EMAIL }: Pick<Env, 'OWNER_EMAIL'>,
  { name, email }: Pick<Site['provider'], 'name' | 'email'>,
): Address[] {
  const addresses = parseAddresses(OWNER_EMAIL ?? email, name);
  if (!addresses)
    throw new Error(`${notAllowed('OWNER_EMAIL', OWNER_EMAIL, email, 'addresses as')}, separated by commas.`);
  return addresses;
}

/** Without the name that a visitor typed: it could carry a stranger's text into the mail. */
const unnamed = (address: string): Address => ({ name: '', address });
