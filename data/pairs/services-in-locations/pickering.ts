import type { ServiceInLocation } from '../../schema/pair.ts';

export const pickering: ServiceInLocation[] = [];
