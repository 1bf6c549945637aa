import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, space } = vars;

export const details = style({ borderBlockStart: `2px solid ${color.ink}` });
export const detail = style({
  display: 'grid',
  gap: `0 ${space.m}`,
  // No column is narrower than its longest word.
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, 2fr)',
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.rule}`,
});
export const label = style({ color: color.muted });
export const value = style({ fontWeight: 600 });
