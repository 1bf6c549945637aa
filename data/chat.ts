import type { RecordsInput } from './rules/schema/site.ts';

export const chat: RecordsInput['chat'] = {
  greeting:
    "Hello! I'm the automated assistant of {provider.name}. I answer from what is on this site: services, " +
    'prices, places and security. If you would rather talk to a person, press “Ask a person” or call {provider.phone}.',
  starters: ['What do the plans cost?', 'How fast do you respond?', 'Which services do you offer?'],
  typicalResponse: '[[{claims.chat-response}]]',
};
