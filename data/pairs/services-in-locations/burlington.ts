import type { ServiceInLocation } from '../../schema/pair.ts';

export const burlington: ServiceInLocation[] = [];
