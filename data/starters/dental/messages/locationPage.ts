import { locationPageMessages as own, locationPageSourceMessages as ownSource } from '#data/messages/locationPage.ts';

export * from '#data/messages/locationPage.ts';

export const locationPageMessages = {
  ...own,
  whatLocationAsks: 'For patients from {location}',
  howWeReach: 'From {location} to our clinic',
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
    available: 'Patients from {location} get the plan and its price before treatment begins.',
  },
  servicesIn: 'Treatments for patients from {location}',
  askForCheckIn: 'I would like to book a visit. I live in {location}.',
};
