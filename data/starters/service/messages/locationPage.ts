import { locationPageMessages as own, locationPageSourceMessages as ownSource } from '#data/messages/locationPage.ts';

export * from '#data/messages/locationPage.ts';

export const locationPageMessages = {
  ...own,
  whatLocationAsks: 'Our work in {location}',
  howWeReach: 'How we get to {location}',
  districts: 'Districts',
  typicalIndustriesIn: 'What is in {location}',
  industriesIn: 'Whom we work for in {location}',
  howIndustriesWork: 'What is particular for each of them here.',
  viewRecommended: 'View Recommended Services',
};

export const locationPageSourceMessages = {
  ...ownSource,
  emergencyLine: 'In {location} we answer emergencies {time}.',
  visits: {
    included: 'A visit is part of {included}.',
    includedOrQuoted: 'A visit is part of {included}; on {quoted}, we quote it first.',
    available: 'You get a price in writing before work in {location} begins.',
  },
  servicesIn: 'Services in {location}',
  askForCheckIn: 'I would like a quote for work in {location}.',
};
