import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

export const badge = style({
  justifySelf: 'start',
  display: 'inline-block',
  paddingBlock: '0.125rem',
  paddingInline: space.xs,
  borderRadius: size.radius,
  background: color.lakeSoft,
  color: color.lake,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.4,
});
