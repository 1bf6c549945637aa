import type { RecordsInput } from './rules/schema/site.ts';

/** Pages that have moved for good, and addresses that people try. Published addresses stay answered: see docs/rename-or-remove.md. */
export const redirects: RecordsInput['redirects'] = [
  { from: '/guides', to: '/resources' },
  { from: '/tools', to: '/resources' },
  { from: '/downloads', to: '/resources' },
];
