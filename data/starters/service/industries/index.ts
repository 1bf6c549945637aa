import type { Industry } from '#data/rules/schema/industry.ts';

/** Industries with pages of their own, in the order lists show them. */
export const industries: Industry[] = [];
