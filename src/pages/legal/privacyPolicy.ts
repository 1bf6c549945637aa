import { legalSource } from './legal.ts';

export const source = legalSource('privacy-policy');
