import type { ServiceInLocation } from '#data/rules/schema/pair.ts';

export const servicesInLocations: ServiceInLocation[] = [];
