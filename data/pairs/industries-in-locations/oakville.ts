import type { IndustryInLocation } from '../../schema/pair.ts';

export const oakville: IndustryInLocation[] = [];
