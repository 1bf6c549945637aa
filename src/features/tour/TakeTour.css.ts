import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

export const takeTour = style({
  font: 'inherit',
  fontWeight: 650,
  minHeight: size.target,
  paddingInline: space.xs,
  border: 0,
  borderRadius: size.radius,
  background: 'none',
  color: color.lake,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
});
