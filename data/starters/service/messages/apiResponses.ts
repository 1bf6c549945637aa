import { apiResponsesMessages as own } from '#data/messages/apiResponses.ts';

export * from '#data/messages/apiResponses.ts';

export const apiResponsesMessages = {
  ...own,
  checklist: 'Your checklist will be emailed to you shortly.',
};
