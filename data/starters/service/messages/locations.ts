import { locationsMessages as own } from '#data/messages/locations.ts';

export * from '#data/messages/locations.ts';

export const locationsMessages = {
  ...own,
  tellUsAddress: 'Tell us where you are. We will say whether we serve your place, and how soon we can begin.',
  firms: 'What is there',
  typicalIndustriesAre: 'What is there: {industries}',
};
