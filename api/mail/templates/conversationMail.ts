import type { MailContent, Sender } from './layout.ts';

/** Tells the owner that a visitor waits for a person in the chat. It names nobody. @param id of the conversation */
export function conversationMail(id: string, { provider, messages }: Sender): MailContent {
  const texts = messages.ownerConversations.mail;
  return {
    subject: texts.subject,
    blocks: [{ paragraph: texts.about }, { link: texts.open, href: `${provider.origin}/owner/conversations/${id}` }],
  };
}
