import { fieldErrorsMessages as own } from '#data/messages/fieldErrors.ts';

export * from '#data/messages/fieldErrors.ts';

export const fieldErrorsMessages = {
  ...own,
  companyMissing: 'Write your company, or "none"',
  companyTooLong: 'This is too long',
};
