import { assistantFactsMessages as own } from '#data/messages/assistantFacts.ts';

export * from '#data/messages/assistantFacts.ts';

export const assistantFactsMessages = {
  ...own,
  steps: 'How {name} goes. First: {weekOne}. Then: {monthOne}. In the end: {everyMonth}.',
};
