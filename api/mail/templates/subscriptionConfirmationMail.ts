import { fill } from '../../../data/rules/text/fill.ts';
import type { MailContent, Sender } from './layout.ts';

/** Asks somebody to confirm that they want the newsletter. The link holds for so many days. */
export function subscriptionConfirmationMail(
  { confirm, unsubscribe, days }: { confirm: string; unsubscribe: string; days: number },
  { provider: { name: provider }, messages }: Sender,
): MailContent {
  const texts = messages.mail.subscription;
  return {
    subject: fill(texts.subject, { provider }),
    blocks: [
      { paragraph: fill(texts.asked, { provider }) },
      { paragraph: texts.howToConfirm },
      { link: texts.confirm, href: confirm },
      { paragraph: fill(texts.validFor, { days }) },
      { paragraph: texts.notYou },
      { paragraph: texts.howToLeave },
      { link: texts.unsubscribe, href: unsubscribe },
    ],
  };
}
