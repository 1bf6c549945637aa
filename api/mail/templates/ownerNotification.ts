import type { Provider } from '../../../data/schema/provider.ts';
import type { Lead } from '../../db/tables.ts';
import { formatReceived } from './formatReceived.ts';
import type { Letter } from './layout.ts';

/** Tells the owner of a contact request, with everything that was sent. */
export function ownerNotification(lead: Lead, { provider, service }: { provider: Provider; service: string }): Letter {
  const at = formatReceived(lead.createdAt, provider);
  return {
    subject: `New request: ${lead.company} (${service})`,
    blocks: [
      { paragraph: 'A visitor has sent the contact form. A reply to this e-mail goes to them.' },
      {
        facts: [
          ['Name', lead.name], ['Company', lead.company], ['E-mail', lead.email], ['Phone', lead.phone], ['Service', service],
          ['Page', lead.page ?? 'not known'], ['Received', at], ['Number', lead.id],
        ],
      },
      { heading: 'Message' },
      { quote: lead.message },
    ],
  };
}
