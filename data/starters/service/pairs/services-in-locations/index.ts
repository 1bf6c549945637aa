import type { ServiceInLocation } from '#data/schema/pair.ts';

export const servicesInLocations: ServiceInLocation[] = [];
