import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

export const badge = style({
  display: 'inline-block', justifySelf: 'start', paddingBlock: vars.space.xxs, paddingInline: vars.space.s, borderRadius: '99rem',
  background: vars.color.lakeSoft, color: vars.color.lake, fontSize: vars.fontSize.small, fontWeight: 600,
});
