import { locationsMessages as own } from '#data/messages/locations.ts';

export * from '#data/messages/locations.ts';

export const locationsMessages = {
  ...own,
  tellUsAddress: 'Call us: we tell you the way, and where to park.',
  firms: 'What is there',
  typicalIndustriesAre: 'What is there: {industries}',
};
