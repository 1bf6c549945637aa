import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

export const photo = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: vars.color.lakeSoft,
  borderRadius: vars.size.radius,
});
