import type { ServiceInIndustry } from '#data/rules/schema/pair.ts';

export const servicesInIndustries: ServiceInIndustry[] = [];
