import type { Provider } from '../../../data/schema/provider.ts';
import type { Letter } from './layout.ts';

/**
 * Thanks the sender of a contact request. Nothing of the request is repeated: the address may be a stranger's, to whom
 * somebody would send their own words in our name.
 */
export function visitorConfirmation({ name, phone, email, hours, hoursNote }: Provider): Letter {
  return {
    subject: `Your request to ${name}`,
    blocks: [
      { paragraph: `Thank you. Your request to ${name} has reached us.` },
      { heading: 'What happens next' },
      { paragraph: 'Somebody here reads it and gets in touch with you, by phone or by e-mail.' },
      {
        paragraph:
          `If it cannot wait, or if you want to add something, call ${phone.display} or reply to this e-mail. Our ` +
          `hours: ${hours.label}. ${hoursNote}.`,
      },
      { paragraph: 'To protect your address from misuse, this e-mail does not repeat what was sent.' },
      {
        paragraph: `You did not send a request? Then somebody entered your address by mistake. Tell us at ${email} and we delete the request.`,
      },
    ],
  };
}
