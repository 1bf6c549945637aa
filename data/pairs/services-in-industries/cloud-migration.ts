import type { ServiceInIndustry } from '../../schema/pair.ts';

export const cloudMigration: ServiceInIndustry[] = [];
