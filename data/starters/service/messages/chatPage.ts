import { chatPageMessages as own } from '#data/messages/chatPage.ts';

export * from '#data/messages/chatPage.ts';

export const chatPageMessages = {
  ...own,
  liveSupport: 'Chat',
  connectedTo: 'The automated assistant of {provider}',
};
