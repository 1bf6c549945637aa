import { fill } from '../../../data/text/fill.ts';
import type { MailContent, Sender } from './layout.ts';

/**
 * Thanks the sender of a contact request. Nothing of the request is repeated: the address may be a stranger's, to whom
 * somebody would send their own words in our name.
 */
export function visitorConfirmationMail({ provider, messages }: Sender): MailContent {
  const texts = messages.mail.confirmation;
  const { name, phone, email, hours, hoursNote } = provider;
  return {
    subject: fill(texts.subject, { provider: name }),
    blocks: [
      { paragraph: fill(texts.received, { provider: name }) },
      { heading: texts.next },
      { paragraph: texts.whoReads },
      { paragraph: fill(texts.urgent, { phone: phone.display, opening: hours.label, openingNote: hoursNote }) },
      { paragraph: texts.nothingRepeated },
      { paragraph: fill(texts.notYou, { email }) },
    ],
  };
}
