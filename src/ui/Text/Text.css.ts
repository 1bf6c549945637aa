import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

export const text = style({ maxWidth: vars.size.text });
export const lead = style({
  maxWidth: vars.size.text,
  fontSize: vars.fontSize.lead,
  color: vars.color.muted,
  textWrap: 'pretty',
});
export const small = style({ maxWidth: vars.size.text, fontSize: vars.fontSize.fact, color: vars.color.muted });
