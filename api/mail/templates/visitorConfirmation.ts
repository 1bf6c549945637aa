import type { Provider } from '../../../data/schema/provider.ts';
import type { Lead } from '../../db/tables.ts';
import type { Letter } from './layout.ts';

/**
 * Thanks the sender of a contact request. What they typed stands under its own heading alone, never in the subject or
 * our own sentences: the address may be somebody else's, and the words are then not ours.
 */
export function visitorConfirmation(lead: Lead, { provider: { name, phone, email, hours, hoursNote }, service }: { provider: Provider; service: string }): Letter {
  return {
    subject: `Your request to ${name}`,
    blocks: [
      { paragraph: `Thank you. Your request to ${name} has reached us.` },
      { heading: 'What happens next' },
      { paragraph: 'Somebody here reads it and gets in touch with you, by phone or by e-mail.' },
      { paragraph: `If it cannot wait, or if something below is wrong, call ${phone.display} or write to ${email}. Our hours: ${hours.label}. ${hoursNote}.` },
      { heading: 'What you sent' },
      { facts: [['Name', lead.name], ['Company', lead.company], ['E-mail', lead.email], ['Phone', lead.phone], ['Service', service]] },
      { quote: lead.message },
      { paragraph: `You did not send this? Then somebody entered your address by mistake. Tell us at ${email} and we delete the request.` },
    ],
  };
}
