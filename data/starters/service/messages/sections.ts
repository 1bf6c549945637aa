import { sectionsMessages as own } from '#data/messages/sections.ts';

export * from '#data/messages/sections.ts';

export const sectionsMessages = {
  ...own,
  // Prices name their kind themselves: "$220 and up", "$95 call-out, then $150 per hour".
  fromPrice: '{price}',
};
