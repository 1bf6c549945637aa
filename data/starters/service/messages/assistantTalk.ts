import { assistantTalkMessages as own } from '#data/messages/assistantTalk.ts';

export * from '#data/messages/assistantTalk.ts';

export const assistantTalkMessages = {
  ...own,
  nonsense: 'I did not understand that. Ask me about services, prices, places or hours, or call {phone}.',
  promptAttack: 'I answer only from what is on this site, and no message changes that.',
  suggestPrice: 'What does it cost?',
};
