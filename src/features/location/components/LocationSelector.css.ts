import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

const { color, size, space } = vars;

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
  minHeight: `calc(2 * ${size.target} + ${space.xs})`,
});
const base = style({
  width: '100%',
  minHeight: size.target,
  padding: space.xs,
  borderRadius: size.radius,
  border: `2px solid ${color.rule}`,
  background: color.raised,
  color: color.ink,
});
export const choice = styleVariants({
  other: [base],
  current: [base, { borderColor: color.lake, color: color.lake, fontWeight: 650 }],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l });
/** Reserves the lines of a failure message. */
export const note = style({ minHeight: '3lh', fontSize: vars.fontSize.small, color: color.muted });
