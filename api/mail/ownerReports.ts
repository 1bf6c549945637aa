import { randomUUID } from 'node:crypto';
import { cardReceivers } from '../../data/rules/mail/alertReceivers.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { WarningKind } from '../db/ownerTables.ts';
import type { Moment, NewOutboxMessage } from '../db/tables.ts';
import type { Env } from '../env.ts';
import type { Mail } from './mail.ts';
import { makeMailWriter } from './mailWriter.ts';
import { ownerAddresses, senderAddress } from './makeMessageWriter.ts';
import { queuedMessage } from './queuedMessage.ts';
import { conversationMail } from './templates/conversationMail.ts';
import type { MailContent } from './templates/layout.ts';
import { overdueMail } from './templates/overdueMail.ts';
import { warningMail } from './templates/warningMail.ts';
import { weekMail } from './templates/weekMail.ts';
import type { WeekReport } from './weekReport.ts';

/** Writes what the owner is told without a visitor's doing, as rows for the outbox; nothing of a kind that cannot be sent. */
export interface OwnerReports {
  /** How warnings can be sent. */
  warningChannels: Record<'mail' | 'call', boolean>;
  /** A warning, or the news that it is over. None without a kind. */
  forWarning(warning: { kinds: readonly WarningKind[]; over: boolean; channel: 'mail' | 'call' }): NewOutboxMessage[];
  /** Calls in the place of mails that were written for `forWarning`; one where several owners would have got the same. */
  asCalls(payloads: readonly string[]): NewOutboxMessage[];
  forWeek(report: WeekReport): NewOutboxMessage[];
  /** @param count how many requests are overdue */
  forOverdue(count: number): NewOutboxMessage[];
  /**
   * That visitors wait for a person in the chat; it names nobody.
   * @param ids of the conversations @param isLater whether they came after the mail before
   */
  forConversations(ids: readonly string[], isLater: boolean): NewOutboxMessage[];
}

interface OwnerReportsParts {
  site: Site;
  env: Pick<Env, 'MAIL_FROM' | 'OWNER_EMAIL' | 'ALERT_WEBHOOK_URL' | 'LEAD_WEBHOOK_URL'>;
  /** Whether mail can be sent. */
  mail: boolean;
  now?: () => Moment;
}

export function makeOwnerReports({ site, env, mail, now = Date.now }: OwnerReportsParts): OwnerReports {
  const { provider } = site;
  const write = makeMailWriter({ sender: site, from: senderAddress(env, provider), enabled: mail, now });
  const us = { name: provider.name, address: provider.email };
  const toOwners = (content: MailContent, kind: 'owner-week' | 'owner-warning') =>
    ownerAddresses(env, provider).flatMap((to) => write(content, { kind, to, replyTo: us, auto: 'generated' }));
  const url = env.ALERT_WEBHOOK_URL ?? env.LEAD_WEBHOOK_URL;

  function call(text: string): NewOutboxMessage[] {
    if (!url) return [];
    const id = randomUUID();
    // The leads' receiver tells calls apart by their event.
    const content = env.ALERT_WEBHOOK_URL
      ? messageFor(url, text)
      : { event: 'warning', id, createdAt: new Date(now()).toISOString(), text };
    // The origin alone: path, query and user may hold a password or a key.
    const recipient = new URL(url).origin;
    return [
      queuedMessage({ id, kind: 'warning-call', leadId: null, recipient, payload: JSON.stringify(content) }, now()),
    ];
  }

  return {
    warningChannels: { mail, call: url !== undefined },
    forWarning({ kinds, over, channel }) {
      if (kinds.length === 0) return [];
      const content = warningMail({ kinds, over }, site);
      return channel === 'mail' ? toOwners(content, 'owner-warning') : call(textOf(content));
    },
    asCalls: (payloads) =>
      [...new Set(payloads.map((payload) => wordsOf(JSON.parse(payload) as Mail)))].flatMap((text) => call(text)),
    forWeek: (report) => toOwners(weekMail(report, site), 'owner-week'),
    forOverdue: (count) => toOwners(overdueMail(count, site), 'owner-warning'),
    forConversations: (ids, isLater) => toOwners(conversationMail(ids, isLater, site), 'owner-warning'),
  };
}

const textOf = ({ subject, blocks }: MailContent): string =>
  [
    subject,
    ...blocks.map((block) => ('paragraph' in block ? block.paragraph : 'href' in block ? block.href : '')),
  ].join('\n');

/** A mail's subject and text without the sender's signature. */
const wordsOf = ({ subject, text }: Mail): string => `${subject}\n${text.split('\n\n-- \n')[0]}`;

/** The body of a call, in the form that its receiver shows. */
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
