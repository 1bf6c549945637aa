import { recommendationsMessages as own } from '#data/messages/recommendations.ts';

export * from '#data/messages/recommendations.ts';

export const recommendationsMessages = {
  ...own,
  whatDoFirmsAskFor: 'What people near you ask for',
};
