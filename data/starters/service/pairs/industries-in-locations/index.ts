import type { IndustryInLocation } from '#data/schema/pair.ts';

export const industriesInLocations: IndustryInLocation[] = [];
