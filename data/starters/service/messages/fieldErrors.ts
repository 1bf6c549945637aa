import { fieldErrorsMessages as own } from '#data/messages/fieldErrors.ts';

export * from '#data/messages/fieldErrors.ts';

export const fieldErrorsMessages = {
  ...own,
  companyMissing: 'Write your company, or "household"',
  companyTooLong: 'This is too long',
};
