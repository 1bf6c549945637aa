import { locationMessages as own } from '#data/messages/location.ts';

export * from '#data/messages/location.ts';

export const locationMessages = {
  ...own,
  servingBusinesses: "We're showing what we do in {location}",
  whereIsOffice: 'Where are you? With your location, this page shows what we do there.',
  sayWhere: 'Choose your location to see what we do there.',
};
