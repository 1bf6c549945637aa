import type { RecordsInput } from '#data/rules/schema/site.ts';

export const chat: RecordsInput['chat'] = {
  greeting:
    'Hello! I am the automated assistant of {provider.name}. I answer from what is on this site: treatments, prices, places and hours. ' +
    'I cannot examine you: for pain, swelling or a knocked-out tooth, call {provider.phone}.',
  starters: ['What does a check-up cost?', 'My tooth hurts', 'Do you treat children?'],
};
