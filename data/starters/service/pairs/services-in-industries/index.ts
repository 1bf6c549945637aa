import type { ServiceInIndustry } from '#data/schema/pair.ts';

export const servicesInIndustries: ServiceInIndustry[] = [];
