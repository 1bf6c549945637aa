import type { IndustryInLocation } from '../../schema/pair.ts';

export const richmondHill: IndustryInLocation[] = [];
