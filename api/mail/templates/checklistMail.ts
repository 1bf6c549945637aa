import type { Resource } from '../../../data/rules/schema/resource.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { MailContent, Sender } from './layout.ts';

/** The checklist, for somebody who requested it. */
export function checklistMail(
  { title, description, downloadUrl }: Resource,
  { provider, messages }: Sender,
): MailContent {
  const texts = messages.mail.checklist;
  const { origin, phone } = provider;
  return {
    subject: fill(texts.subject, { title }),
    blocks: [
      { paragraph: fill(texts.here, { title }) },
      { paragraph: description },
      { link: fill(texts.openPdf, { title }), href: origin + downloadUrl },
      { link: texts.allDownloads, href: `${origin}/resources` },
      { paragraph: fill(texts.questions, { phone: phone.display }) },
      { paragraph: fill(texts.whyYou, { host: new URL(origin).host }) },
    ],
  };
}
