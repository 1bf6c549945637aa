import { locationPageMessages as own, locationPageSourceMessages as ownSource } from '#data/messages/locationPage.ts';

export * from '#data/messages/locationPage.ts';

export const locationPageMessages = {
  ...own,
  whatLocationAsks: 'Serving {location}',
  howWeReach: 'How to reach us from {location}',
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
    available: 'In {location} as everywhere, you get a price in writing before we begin.',
  },
  servicesIn: 'Services in {location}',
  askForCheckIn: 'I am in {location} and would like a quote.',
};
