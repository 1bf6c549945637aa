import type { ServiceInIndustry } from '../../schema/pair.ts';

export const networkManagement: ServiceInIndustry[] = [];
