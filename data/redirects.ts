import type { RecordsInput } from './rules/schema/site.ts';

/** Pages that have moved for good. Published addresses stay answered: see docs/rename-or-remove.md. */
export const redirects: RecordsInput['redirects'] = [];
