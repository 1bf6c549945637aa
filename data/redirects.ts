import type { RecordsInput } from './schema/site.ts';

/** Pages that have moved for good. Published addresses stay answered: see docs/rename-or-remove.md. */
export const redirects: RecordsInput['redirects'] = [];
