import type { IndustryInLocation } from '../../schema/pair.ts';

export const ajax: IndustryInLocation[] = [];
