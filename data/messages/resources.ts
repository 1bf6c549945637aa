export const resourcesMessages = {
  guides: 'Guides',
  tools: 'Tools',
  documents: 'Documents',
  aboutDownload: 'Preview and contents of the {title}',
  /** `{fileFacts}` is the format, and the size where it is known. */
  download: 'Download the {title} ({fileFacts})',
  checklist: 'The {count}-point IT Security Checklist',
  whatChecklistHolds: 'What to look for in your business, why it matters and how to check it without IT training.',
  why: 'Why it matters',
  howToCheck: 'How to check',
  whereToGoOn: 'Related pages',
  glossary: 'IT Glossary',
  termsInPlainWords: '{count} IT terms in plain words.',
  requestAssessment: 'Request Assessment',
} as const;

export const resourcesSourceMessages = {
  resources: 'Resources',
} as const;
