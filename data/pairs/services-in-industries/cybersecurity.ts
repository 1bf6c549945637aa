import type { ServiceInIndustry } from '../../schema/pair.ts';

export const cybersecurity: ServiceInIndustry[] = [];
