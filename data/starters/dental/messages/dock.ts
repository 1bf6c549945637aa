import { dockMessages as own } from '#data/messages/dock.ts';

export * from '#data/messages/dock.ts';

export const dockMessages = {
  ...own,
  assessment: 'Book a visit',
};
