import { locationMessages as own } from '#data/messages/location.ts';

export * from '#data/messages/location.ts';

export const locationMessages = {
  ...own,
  search: {
    ...own.search,
    unknown: 'We list no location for {place}. Call {phone}, and we will say whether we serve it.',
  },
  servingBusinesses: "We're showing what we do in {location}",
  whereIsOffice: 'Where are you? With your location, this page shows what we do there.',
  sayWhere: 'Choose your location to see what we do there.',
};
