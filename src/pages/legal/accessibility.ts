import { legalSource } from './legal.ts';

export const source = legalSource('accessibility');
