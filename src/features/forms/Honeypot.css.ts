import { style } from '@vanilla-extract/css';

export const honeypot = style({ display: 'none' });
