import { fill, fillCount } from '../../../data/rules/text/fill.ts';
import { deskLink, formatMoment, type MailContent, type Sender, type SenderWithDesk } from './layout.ts';
import { needsUtf8 } from '../../../data/rules/text/emailAddress.ts';
import type { Lead, Moment } from '../../db/tables.ts';
import type { WarningKind } from '../../db/ownerTables.ts';
import type { Channel } from '../lanes.ts';

/** How long a link and a code are taken. */
export const signInMinutes = 15;

/** Lets an owner sign in, by a code where they asked or by a link anywhere. */
export function signInMail(
  { href, code }: { href: string; code: string },
  { provider: { name: provider }, messages }: Sender,
): MailContent {
  const texts = messages.mail.signIn;
  return {
    subject: fill(texts.subject, { provider }),
    blocks: [
      { paragraph: fill(texts.asked, { provider }) },
      { paragraph: texts.code },
      { heading: code },
      { link: texts.link, href },
      { paragraph: fill(texts.validFor, { minutes: signInMinutes }) },
      { paragraph: texts.notYou },
    ],
  };
}

/**
 * Tells the owner of a contact request, with everything that was sent.
 * @param service the label of what it is about
 * @param sender `hasDesk`: the owner's desk shows it too
 */
export function ownerNotificationMail(
  lead: Lead,
  service: string,
  { provider, messages, hasDesk }: SenderWithDesk,
): MailContent {
  const { request: texts, rowLabels } = messages.mail;
  const opening = { contact: texts.formSent, call: texts.formSent, quote: texts.quoteAsked, chat: texts.chatLeft };
  return {
    subject: fill(texts.subject, { sender: lead.company || lead.name, service }),
    blocks: [
      { paragraph: opening[lead.kind] },
      { paragraph: lead.email ? (needsUtf8(lead.email) ? texts.replyByHand : texts.reply) : texts.replyByPhone },
      {
        rows: [
          [rowLabels.name, lead.name],
          [rowLabels.company, lead.company],
          [rowLabels.email, lead.email],
          [rowLabels.phone, lead.phone],
          [rowLabels.service, service],
          [rowLabels.page, lead.page ?? texts.pageUnknown],
          [rowLabels.received, formatMoment(lead.createdAt, provider)],
          [rowLabels.number, lead.id],
        ],
      },
      ...(lead.message ? [{ heading: texts.message }, { citation: lead.message }] : []),
      ...(hasDesk
        ? [{ link: texts.desk, href: `${provider.origin}/owner/requests/${lead.id}` }, { paragraph: texts.deskAfter }]
        : []),
    ],
  };
}

/**
 * Tells the owner of visitors who wait for a person in the chat. It names nobody.
 * @param ids of the conversations
 * @param isLater whether they came after the mail before, so that it links to the list of all
 */
export function conversationMail(
  ids: readonly string[],
  isLater: boolean,
  { provider, messages }: Sender,
): MailContent {
  const { subject, about, later, open, openAll } = messages.ownerConversations.mail;
  const list = `${provider.origin}/owner/conversations`;
  const isOne = ids.length === 1 && !isLater;
  return {
    subject: fillCount(subject, ids.length),
    blocks: [
      { paragraph: isOne ? about : fillCount(later, ids.length) },
      isOne ? { link: open, href: `${list}/${ids[0]}` } : { link: openAll, href: list },
    ],
  };
}

/** Reminds the owner of requests that wait longer than visitors are promised. It names nobody. @param count how many there are */
export function overdueMail(count: number, { provider, messages }: Sender): MailContent {
  const texts = messages.ownerMail.overdue;
  return {
    subject: fillCount(texts.subject, count),
    blocks: [
      { paragraph: texts.about },
      { link: texts.open, href: `${provider.origin}/owner/requests?state=overdue` },
      { paragraph: texts.turnOff },
    ],
  };
}

/** Warns the owner, or tells that it is over. It names nobody. @param kinds one for each condition, so that a kind may repeat */
export function warningMail(
  { kinds, over }: { kinds: readonly WarningKind[]; over: boolean },
  { provider, messages }: Sender,
): MailContent {
  const texts = messages.ownerMail.warning;
  const [first, ...others] = [...new Set(kinds)];
  if (!first) throw new RangeError('A warning without a kind says nothing.');
  const what =
    others.length > 0
      ? fill(texts.several, { count: others.length + 1 })
      : texts.kinds[first][over ? 'settled' : 'what'];
  return {
    subject: fill(over ? texts.over : texts.subject, { what }),
    blocks: [
      ...[first, ...others].map((kind) => ({ paragraph: texts.kinds[kind][over ? 'over' : 'begun'] })),
      { link: texts.open, href: `${provider.origin}${texts.kinds[first].path}` },
    ],
  };
}

export interface OutageReport {
  channel: Channel;
  since: Moment;
  /** Notices that were attempted and are queued for a retry. */
  waiting: number;
  parked: number;
  lastError: string | null;
}

/** Tells the owner that notices do not get through. It holds numbers, and nothing of a visitor. */
export function outageMail(report: OutageReport, sender: SenderWithDesk): MailContent {
  const { channel, since, lastError } = report;
  const texts = sender.messages.mail.outage;
  return {
    subject: texts.subject[channel],
    blocks: [
      { paragraph: fill(texts.since[channel], { moment: formatMoment(since, sender.provider) }) },
      { paragraph: texts.nothingLost },
      { rows: [[texts.lastAnswer, lastError ?? texts.noAnswer], ...countsOf(report, sender)] },
      deskLink(texts.open, '/owner/health', sender),
    ],
  };
}

export function recoveryMail(report: OutageReport, until: number, sender: SenderWithDesk): MailContent {
  const { channel, since, parked } = report;
  const { provider, messages } = sender;
  const texts = messages.mail.recovery;
  const span = { from: formatMoment(since, provider), until: formatMoment(until, provider) };
  return {
    subject: texts.subject[channel],
    blocks: [
      { paragraph: fill(texts.span[channel], span) },
      { paragraph: texts.nothingLost },
      { rows: countsOf(report, sender) },
      ...(parked > 0 ? [{ paragraph: texts.parked }, deskLink(texts.open, '/owner/health', sender)] : []),
    ],
  };
}

function countsOf({ waiting, parked }: OutageReport, { messages }: Sender): [label: string, value: string][] {
  const texts = messages.mail.outage;
  return [
    [texts.waiting, String(waiting)],
    [texts.parked, String(parked)],
  ];
}
