import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xl, rowGap: vars.space.m });
export const fact = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', maxWidth: '16rem' });
export const label = style({ color: vars.color.muted, fontSize: vars.fontSize.small });
export const value = style({ fontSize: vars.fontSize.h2, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.015em' });
