import { chatMessages as own } from '#data/messages/chat.ts';

export * from '#data/messages/chat.ts';

export const chatMessages = {
  ...own,
  placeholder: { ...own.placeholder, hero: 'Ask about our services...' },
  supportChat: '{name} Chat',
};
