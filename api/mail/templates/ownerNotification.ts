import type { Provider } from '../../../data/schema/provider.ts';
import type { Lead } from '../../db/tables.ts';
import type { Letter } from './layout.ts';

/** Tells the owner of a contact request, with everything that was sent. */
export function ownerNotification(lead: Lead, { provider: { locale, timezone }, service }: { provider: Provider; service: string }): Letter {
  const at = formatOf(locale, timezone).format(lead.createdAt);
  return {
    subject: `New request: ${lead.company || lead.name} (${service})`,
    blocks: [
      { paragraph: `A visitor has ${lead.company ? 'sent the contact form' : 'asked for a detailed quote'}. A reply to this e-mail goes to them.` },
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

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all else that a request needs. */
function formatOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  formats.set(key, format);
  return format;
}
