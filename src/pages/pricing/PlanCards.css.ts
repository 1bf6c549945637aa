import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, space } = vars;

/** Stretches its card to the height of the tallest. */
export const cell = style({ display: 'grid' });
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  color: color.muted,
});
export const amount = style({
  fontSize: fontSize.h1,
  fontWeight: 750,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  color: color.ink,
});
export const facts = style({ paddingBlock: space.s });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  paddingBlock: space.xxs,
  borderBlockEnd: `1px solid ${color.rule}`,
});
export const label = style({ color: color.muted });
export const value = style({ fontWeight: 650 });
