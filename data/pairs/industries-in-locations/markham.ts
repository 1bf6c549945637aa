import type { IndustryInLocation } from '../../schema/pair.ts';

export const markham: IndustryInLocation[] = [];
