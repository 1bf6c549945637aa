import type { RecordsInput } from '#data/rules/schema/site.ts';

export const chat: RecordsInput['chat'] = {
  greeting:
    'Hello! I am the automated assistant of {provider.name}. I answer from what is on this site: services, prices, places and hours. ' +
    'If you would rather talk to a person, press “Ask a person” or call {provider.phone}.',
  starters: ['What does it cost?', 'Which services do you offer?', 'When are you open?'],
};
