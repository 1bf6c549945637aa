import { fill } from '../../../data/rules/text/fill.ts';
import { needsUtf8 } from '../../../data/rules/text/emailAddress.ts';
import type { Lead } from '../../db/tables.ts';
import { formatMoment } from './formatMoment.ts';
import type { MailContent, Sender } from './layout.ts';

/**
 * Tells the owner of a contact request, with everything that was sent.
 * @param service the label of what it is about
 * @param sender `hasDesk`: the owner's desk shows it too
 */
export function ownerNotificationMail(
  lead: Lead,
  service: string,
  { provider, messages, hasDesk }: Sender & { hasDesk: boolean },
): MailContent {
  const { request: texts, rowLabels } = messages.mail;
  return {
    subject: fill(texts.subject, { sender: lead.company || lead.name, service }),
    blocks: [
      { paragraph: lead.company ? texts.formSent : texts.quoteAsked },
      { paragraph: needsUtf8(lead.email) ? texts.replyByHand : texts.reply },
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
      { heading: texts.message },
      { citation: lead.message },
      ...(hasDesk
        ? [{ link: texts.desk, href: `${provider.origin}/owner/requests/${lead.id}` }, { paragraph: texts.deskAfter }]
        : []),
    ],
  };
}
