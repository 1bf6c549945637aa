import type { Claim } from '#data/rules/schema/claim.ts';

/**
 * Figures that the firm states about itself. None is here, because none is known: add those that you can show evidence for,
 * such as the year you began, and quote them in texts as `{claims.<id>}`.
 */
export const claims: Claim[] = [];
