import type { RecordsInput } from '../rules/schema/site.ts';

/**
 * Photographs of the provider's own; their originals lie in `files` beside this module and are never served. Add one only where everyone in it
 * has agreed. docs/add-people-photos-and-times.md says how.
 */
export const photos: RecordsInput['photos'] = [];
