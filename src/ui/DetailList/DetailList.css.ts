import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, space } = vars;

export const details = style({ borderBlockStart: `2px solid ${color.ink}` });
export const detail = style({
  display: 'grid',
  gap: `0 ${space.m}`,
  gridTemplateColumns: 'minmax(6rem, 1fr) minmax(0, 2fr)',
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.rule}`,
});
export const label = style({ color: color.muted });
export const value = style({ fontWeight: 600 });
