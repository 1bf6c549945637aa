import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/vars.css.ts';

const { color, size, space } = vars;

/** Reserves the height of one control. */
export const actions = style({ display: 'flex', gap: space.l, minHeight: size.target });
export const rows = style({ maxWidth: size.text });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.m,
  height: size.target,
  borderBlockEnd: `1px solid ${color.rule}`,
  whiteSpace: 'nowrap',
});
export const place = style({ lineHeight: size.target, overflow: 'hidden', textOverflow: 'ellipsis' });
export const distance = style({
  color: color.muted,
  fontSize: vars.fontSize.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
