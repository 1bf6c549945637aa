import { fillCount } from '../../../data/rules/text/fill.ts';
import type { MailContent, Sender } from './layout.ts';

/**
 * Tells the owner of visitors who wait for a person in the chat. It names nobody.
 * @param ids of the conversations
 * @param isLater whether they came after the mail before, so that it links to the list of all
 */
export function conversationMail(
  ids: readonly string[],
  isLater: boolean,
  { provider, messages }: Sender,
): MailContent {
  const { subject, about, later, open, openAll } = messages.ownerConversations.mail;
  const list = `${provider.origin}/owner/conversations`;
  const isOne = ids.length === 1 && !isLater;
  return {
    subject: fillCount(subject, ids.length),
    blocks: [
      { paragraph: isOne ? about : fillCount(later, ids.length) },
      isOne ? { link: open, href: `${list}/${ids[0]}` } : { link: openAll, href: list },
    ],
  };
}
