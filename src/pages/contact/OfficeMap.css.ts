import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

export const map = style({ display: 'grid', gap: space.xs });
export const frame = style({
  width: '100%',
  height: '18rem',
  border: `1px solid ${color.rule}`,
  borderRadius: size.radius,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: size.target,
});
