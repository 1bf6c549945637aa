import type { ServiceInLocation } from '../../schema/pair.ts';

export const mississauga: ServiceInLocation[] = [];
