import type { Resource } from '../../../data/schema/content.ts';
import type { Provider } from '../../../data/schema/provider.ts';
import type { Letter } from './layout.ts';

/** The checklist, for somebody who requested it. */
export function checklistMail({ title, description, downloadUrl }: Resource, { origin, phone }: Provider): Letter {
  return {
    subject: `Your ${title}`,
    blocks: [
      { paragraph: `Here is the ${title} you asked for.` },
      { paragraph: description },
      { link: `Open the ${title} (PDF)`, href: origin + downloadUrl },
      { link: 'All guides and templates', href: `${origin}/resources` },
      { paragraph: `Questions about a point? Reply to this e-mail or call ${phone.display}.` },
      {
        paragraph: `You get this one e-mail because your address was entered at ${new URL(origin).host}. It subscribes you to nothing.`,
      },
    ],
  };
}
