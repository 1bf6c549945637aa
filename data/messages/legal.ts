export const legalMessages = {
  lastUpdated: 'Last updated {date}',
  relatedPages: 'Related pages',
} as const;
