import { fillCount } from '../../../data/rules/text/fill.ts';
import type { MailContent, Sender } from './layout.ts';

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
