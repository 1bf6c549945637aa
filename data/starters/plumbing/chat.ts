import type { RecordsInput } from '#data/rules/schema/site.ts';

export const chat: RecordsInput['chat'] = {
  greeting:
    'Hello! I am the automated assistant of {provider.name}. I answer from what is on this site: plumbing, heating, prices, places and hours. ' +
    'For water that is running or a house without heat, call {provider.phone}.',
  starters: ['What does a plumber cost?', 'My drain is blocked', 'Do you repair furnaces?'],
};
