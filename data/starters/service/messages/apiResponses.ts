import { apiResponsesMessages as own } from '#data/messages/apiResponses.ts';

export * from '#data/messages/apiResponses.ts';

export const apiResponsesMessages = {
  ...own,
  checklist: { ...own.checklist, sent: 'Your checklist will be emailed to you shortly.' },
};
