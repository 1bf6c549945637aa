import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { fontSize, space } = vars;

/** Set like words of a line, so that any number of makers fills it. */
export const makers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s} ${space.l}`,
  fontSize: fontSize.fact,
});
export const maker = style({ display: 'flex', alignItems: 'center', gap: space.xs });
