import type { Site } from '../../data/rules/schema/site.ts';
import { needsUtf8 } from '../../data/rules/text/emailAddress.ts';
import type { Store } from '../db/open.ts';
import type { WarningKind } from '../db/ownerTables.ts';
import type { BookingRow, Lead, Moment, NewOutboxMessage } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { channelOf, type OutboxMessageKind } from './lanes.ts';
import { type Address, type Mail, parseAddress, parseAddresses } from './mail.ts';
import { type Envelope, makeMailWriter, type WriteMail } from './mailWriter.ts';
import type { MailContent } from './templates/layout.ts';
import {
  conversationMail,
  outageMail,
  type OutageReport,
  overdueMail,
  ownerNotificationMail,
  recoveryMail,
  signInMail,
  warningMail,
} from './templates/ownerMails.ts';
import { quarantineDigestMail, type QuarantineReport, weekMail, type WeekReport } from './templates/reportMails.ts';
import { checklistMail, subscriptionConfirmationMail, visitorConfirmationMail } from './templates/visitorMails.ts';
import { makeWebhookCalls } from './webhookCalls.ts';

export interface MessageWriterParts {
  site: Site;
  env: Pick<Env, 'MAIL_FROM' | 'OWNER_EMAIL' | 'LEAD_WEBHOOK_URL' | 'ALERT_WEBHOOK_URL'>;
  /** Whether mail can be sent; no mail is written otherwise. */
  mail: boolean;
  now?: () => Moment;
}

/** What a report to the owner is made of. */
export interface ReportParts {
  store: Pick<Store, 'db'>;
  messageWriter: MessageWriter;
  site: Site;
  now?: () => Moment;
}

/** Writes messages as rows for the outbox; none of a kind that cannot be sent, but for what somebody asked for by email alone. */
export type MessageWriter = ReturnType<typeof makeMessageWriter>;

/**
 * Writes messages from the templates in the provider's name.
 * @throws Error naming the setting or the record that is not right
 */
export function makeMessageWriter({ site, env, mail, now = Date.now }: MessageWriterParts) {
  const { provider } = site;
  // What somebody asked for by email alone waits for a mail server, see `deleteUnsent`.
  const from = senderAddress(env, provider);
  const writeAnyway = makeMailWriter({ sender: site, from, now });
  const write: WriteMail = (...mailParts) => (mail ? writeAnyway(...mailParts) : []);
  const owners = ownerAddresses(env, provider);
  const calls = makeWebhookCalls({ env, now });
  const us: Address = { name: provider.name, address: provider.email };
  // A provider may have none, and then no form that asks for it.
  const guide = site.resources.find(({ type }) => type === 'PDF Guide');
  const labelOf = (service: string) => site.serviceCategories.find(({ id }) => id === service)?.contactLabel ?? service;
  const toVisitor = (email: string) => ({ to: unnamed(email), replyTo: us, auto: 'replied' }) as const;
  const toOwners = (content: MailContent, kind: OutboxMessageKind, envelope: Partial<Envelope> = {}) =>
    owners.flatMap((to) => write(content, { replyTo: us, auto: 'generated', ...envelope, kind, to }));

  const replyTo = ({ name, email }: Lead) => (email === '' || needsUtf8(email) ? us : { name, address: email });
  const hasDesk = env.OWNER_EMAIL !== undefined;
  const sender = { ...site, hasDesk };

  return {
    /** Whether messages of a kind can be sent at all, as the service is configured. */
    canSend: (kind: OutboxMessageKind): boolean =>
      channelOf(kind) === 'webhook'
        ? env.LEAD_WEBHOOK_URL !== undefined
        : mail && (kind !== 'checklist' || guide !== undefined),

    /** For a contact request: a notice to the owner, a confirmation to the visitor, the webhook. */
    forLead(lead: Lead): NewOutboxMessage[] {
      const { id: leadId, email } = lead;
      const service = labelOf(lead.service);
      const notice = ownerNotificationMail(lead, service, sender);
      return [
        ...toOwners(notice, 'owner-notification', { leadId, replyTo: replyTo(lead) }),
        ...write(visitorConfirmationMail(site, now()), { ...toVisitor(email), kind: 'visitor-confirmation', leadId }),
        ...calls.forLead(lead, service),
      ].filter(({ recipient }) => recipient !== '');
    },

    /** What messages about bookings are written with. */
    forBookings: {
      write,
      from,
      hasDesk,
      toOwners: (content: MailContent, lead: Lead) =>
        toOwners(content, 'owner-notification', { leadId: lead.id, replyTo: replyTo(lead) }),
      forWebhook: ({ lead, booking }: { lead: Lead; booking: BookingRow }) =>
        calls.forLead(lead, labelOf(lead.service), booking),
    },

    forChecklist: (email: string) =>
      guide ? writeAnyway(checklistMail(guide, site), { ...toVisitor(email), kind: 'checklist' }) : [],

    forSubscription(email: string, { confirm, unsubscribe }: { confirm: string; unsubscribe: string }) {
      const headers = {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      const content = subscriptionConfirmationMail({ confirm, unsubscribe }, site);
      return writeAnyway(content, { ...toVisitor(email), kind: 'subscription-confirmation', headers });
    },

    /** The mail with which an owner signs in to the desk. @param next the page of the desk that was asked for, if any */
    forSignIn(email: string, { link, code, next }: { link: string; code: string; next: string }) {
      const arrival = new URLSearchParams({ token: link, ...(next ? { next } : {}) });
      const content = signInMail({ href: `${provider.origin}/owner/arrive?${arrival}`, code }, site);
      const to = { name: provider.name, address: email };
      return write(content, { replyTo: us, auto: 'generated', kind: 'owner-sign-in', to });
    },

    /** The quarantine's digest for the owner: by mail, or by webhook where mail cannot be sent. */
    forDigest(quarantine: QuarantineReport): NewOutboxMessage[] {
      if (!mail) return calls.forDigest(quarantine);
      const requests = quarantine.requests.map((request) => ({ ...request, service: labelOf(request.service) }));
      return toOwners(quarantineDigestMail({ ...quarantine, requests }, sender), 'quarantine-digest');
    },

    ...reportsToOwners(toOwners, calls, sender, { mail, now }),
  };
}

type ToOwners = (content: MailContent, kind: OutboxMessageKind) => NewOutboxMessage[];

const reportsToOwners = (
  toOwners: ToOwners,
  calls: ReturnType<typeof makeWebhookCalls>,
  sender: Site & { hasDesk: boolean },
  { mail, now }: { mail: boolean; now: () => Moment },
) => ({
  /** Sent over the other channel than that of the outage. */
  forOutage: (report: OutageReport) =>
    report.channel === 'webhook' ? toOwners(outageMail(report, sender), 'owner-alert') : calls.forOutage(report),

  /** Sent once the channel works again. */
  forRecovery: (report: OutageReport) => toOwners(recoveryMail(report, now(), sender), 'owner-alert'),

  /** How warnings can be sent. */
  warningChannels: { mail, call: calls.canWarn },

  /** A warning, or the news that it is over. None without a kind. */
  forWarning(warning: { kinds: readonly WarningKind[]; over: boolean; channel: 'mail' | 'call' }) {
    if (warning.kinds.length === 0) return [];
    const content = warningMail(warning, sender);
    return warning.channel === 'mail' ? toOwners(content, 'owner-warning') : calls.forWarning(textOf(content));
  },

  /** Calls in the place of mails that were written for `forWarning`; one where several owners would have got the same. */
  asCalls: (payloads: readonly string[]) =>
    [...new Set(payloads.map((payload) => wordsOf(JSON.parse(payload) as Mail)))].flatMap(calls.forWarning),

  forWeek: (report: WeekReport) => toOwners(weekMail(report, sender), 'owner-week'),

  /** @param count how many requests are overdue */
  forOverdue: (count: number) => toOwners(overdueMail(count, sender), 'owner-warning'),

  /**
   * That visitors wait for a person in the chat; it names nobody.
   * @param ids of the conversations @param isLater whether they came after the mail before
   */
  forConversations: (ids: readonly string[], isLater: boolean) =>
    toOwners(conversationMail(ids, isLater, sender), 'owner-warning'),
});

const textOf = ({ subject, blocks }: MailContent): string =>
  [
    subject,
    ...blocks.map((block) => ('paragraph' in block ? block.paragraph : 'href' in block ? block.href : '')),
  ].join('\n');

/** A mail's subject and text without the sender's signature. */
const wordsOf = ({ subject, text }: Mail): string => `${subject}\n${text.split('\n\n-- \n')[0]}`;

/** The sender of every mail. @throws Error where it is no address */
function senderAddress(
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
