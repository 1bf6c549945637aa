import { resourcesMessages as own } from '#data/messages/resources.ts';

export * from '#data/messages/resources.ts';

export const resourcesMessages = {
  ...own,
  checklist: 'The checklist: {count} points',
  whatChecklistHolds: 'What to look for, why it matters and how to check it yourself.',
  glossary: 'Glossary',
  termsInPlainWords: '{count} terms in plain words.',
  requestAssessment: 'Ask for a Quote',
};
