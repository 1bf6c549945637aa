import type { ServiceInIndustry } from '../../schema/pair.ts';

export const itConsulting: ServiceInIndustry[] = [];
