import { style } from '@vanilla-extract/css';

export const trap = style({ display: 'none' });
