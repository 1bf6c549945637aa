import { legalSource } from './legal.ts';

export const source = legalSource('terms-of-service');
