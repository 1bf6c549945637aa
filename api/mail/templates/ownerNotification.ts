import type { Provider } from '../../../data/schema/provider.ts';
import type { Lead } from '../../db/tables.ts';
import { formatMoment } from './formatMoment.ts';
import type { Letter } from './layout.ts';

/** Tells the owner of a contact request, with everything that was sent. */
export function ownerNotification(lead: Lead, { provider, service }: { provider: Provider; service: string }): Letter {
  const at = formatMoment(lead.createdAt, provider);
  return {
    subject: `New request: ${lead.company || lead.name} (${service})`,
    blocks: [
      {
        paragraph: `A visitor has ${lead.company ? 'sent the contact form' : 'asked for a detailed quote'}. A reply to this e-mail goes to them.`,
      },
      {
        facts: [
          ['Name', lead.name],
          ['Company', lead.company],
          ['E-mail', lead.email],
          ['Phone', lead.phone],
          ['Service', service],
          ['Page', lead.page ?? 'not known'],
          ['Received', at],
          ['Number', lead.id],
        ],
      },
      { heading: 'Message' },
      { quote: lead.message },
    ],
  };
}
