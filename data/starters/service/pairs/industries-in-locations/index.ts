import type { IndustryInLocation } from '#data/rules/schema/pair.ts';

export const industriesInLocations: IndustryInLocation[] = [];
