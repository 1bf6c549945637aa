import { servicesMessages as own } from '#data/messages/services.ts';

export * from '#data/messages/services.ts';

export const servicesMessages = {
  ...own,
  whatWeLookAt: 'Tell us what it is about. We say which visit fits, and what it costs.',
};
