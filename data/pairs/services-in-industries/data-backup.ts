import type { ServiceInIndustry } from '../../schema/pair.ts';

export const dataBackup: ServiceInIndustry[] = [];
