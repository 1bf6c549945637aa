import type { RecordsInput } from '../rules/schema/site.ts';

/**
 * The people of the team whom visitors meet by name. Whoever answers a chat without a record is "a member of our team". Add a person
 * only once they have agreed to be named.
 */
export const people: RecordsInput['people'] = [];
