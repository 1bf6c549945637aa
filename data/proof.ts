import type { RecordsInput } from './rules/schema/site.ts';

/**
 * What visitors can check about the provider: certificates, partner levels, insurance, clients who agreed to be named, the response measured in
 * the last quarter, a rating elsewhere. Empty until the owner has evidence: `npm run check:claims` and the desk say what is missing.
 */
export const proof: RecordsInput['proof'] = [];
