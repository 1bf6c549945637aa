import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { size, space } = vars;

export const takeTour = style({
  fontWeight: 650,
  minHeight: size.target,
  paddingInline: space.xs,
  borderRadius: size.radius,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
});
