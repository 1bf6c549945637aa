import { claimsMessages as own } from '#data/messages/claims.ts';

export * from '#data/messages/claims.ts';

export const claimsMessages = {
  ...own,
  onSiteSupport: 'By appointment',
};
