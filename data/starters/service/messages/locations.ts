import { locationsMessages as own } from '#data/messages/locations.ts';

export * from '#data/messages/locations.ts';

export const locationsMessages = {
  ...own,
  tellUsAddress: 'Tell us your address. We will say whether we come there, and how soon.',
  firms: 'What is there',
  typicalIndustriesAre: 'What is there: {industries}',
};
