import type { IndustryInLocation } from '../../schema/pair.ts';

export const brampton: IndustryInLocation[] = [];
