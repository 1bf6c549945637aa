import type { IndustryInLocation } from '../../schema/pair.ts';

export const vaughan: IndustryInLocation[] = [];
