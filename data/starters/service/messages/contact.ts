import { contactMessages as own } from '#data/messages/contact.ts';

export * from '#data/messages/contact.ts';

export const contactMessages = {
  ...own,
  supportChat: 'Chat',
};
