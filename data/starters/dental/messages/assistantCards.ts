import { assistantCardsMessages as own } from '#data/messages/assistantCards.ts';

export * from '#data/messages/assistantCards.ts';

export const assistantCardsMessages = {
  ...own,
  servicePrice: '{service}: {price}, before what your dental plan pays.',
};
