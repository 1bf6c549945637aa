import { fill } from '../../../data/text/fill.ts';
import type { Lead } from '../../db/tables.ts';
import { formatMoment } from './formatMoment.ts';
import type { Letter, Sender } from './layout.ts';

/** Tells the owner of a contact request, with everything that was sent. @param service the label of what it is about */
export function ownerNotification(lead: Lead, service: string, { provider, messages }: Sender): Letter {
  const { request: texts, facts } = messages.mail;
  return {
    subject: fill(texts.subject, { sender: lead.company || lead.name, service }),
    blocks: [
      { paragraph: lead.company ? texts.formSent : texts.quoteAsked },
      {
        facts: [
          [facts.name, lead.name],
          [facts.company, lead.company],
          [facts.email, lead.email],
          [facts.phone, lead.phone],
          [facts.service, service],
          [facts.page, lead.page ?? texts.pageUnknown],
          [facts.received, formatMoment(lead.createdAt, provider)],
          [facts.number, lead.id],
        ],
      },
      { heading: texts.message },
      { citation: lead.message },
    ],
  };
}
