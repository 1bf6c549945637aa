import type { Location } from '#data/rules/schema/location.ts';
import { kingston } from './kingston.ts';

/** Every place served, in the order lists show them. */
export const locations: Location[] = [kingston];
