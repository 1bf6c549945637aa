export const notFoundMessages = {
  closed: 'Closed',
  didYouMean: 'Did you mean {address}?',
} as const;

export const notFoundSourceMessages = {
  missing: {
    service: 'The requested service was not found.',
    location: 'The requested service and location combination was not found.',
    industry: 'The requested service, industry and location combination was not found.',
  },
  seeResources: 'See guides, tools and downloads',
  backToBlog: 'Back to Blog',
  returnHome: 'Return Home',
} as const;
