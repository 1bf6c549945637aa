import { fill } from '../../../data/rules/text/fill.ts';
import type { MailContent, Sender } from './layout.ts';

/** How long a link and a code are taken. */
export const signInMinutes = 15;

/** Lets an owner sign in, by a code where they asked or by a link anywhere. */
export function signInMail(
  { href, code }: { href: string; code: string },
  { provider: { name: provider }, messages }: Sender,
): MailContent {
  const texts = messages.mail.signIn;
  return {
    subject: fill(texts.subject, { provider }),
    blocks: [
      { paragraph: fill(texts.asked, { provider }) },
      { paragraph: texts.code },
      { heading: code },
      { link: texts.link, href },
      { paragraph: fill(texts.validFor, { minutes: signInMinutes }) },
      { paragraph: texts.notYou },
    ],
  };
}
