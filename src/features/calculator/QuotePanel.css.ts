import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  padding: space.m,
  background: color.paper,
  borderInlineStart: `${size.line} solid ${color.lake}`,
  borderRadius: size.radius,
});
