import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

/** A leaf of the sample report. */
export const leaf = style({
  display: 'grid',
  gap: space.s,
  maxWidth: size.text,
  padding: space.m,
  color: color.ink,
  background: color.paper,
  border: `2px solid ${color.rule}`,
  borderRadius: size.radius,
});
