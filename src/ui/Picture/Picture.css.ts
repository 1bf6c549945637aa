import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

/** Width and height attributes reserve the space. */
export const image = style({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  borderRadius: vars.size.radius,
  border: `1px solid ${vars.color.rule}`,
  background: vars.color.lakeSoft,
});
