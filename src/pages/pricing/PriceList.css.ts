import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

export const prices = style({ maxWidth: size.text });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  rowGap: space.xxs,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.rule}`,
});
export const name = style({ flexGrow: 1, fontWeight: 650 });
export const price = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' });
/** A line of its own. */
export const note = style({ flexBasis: '100%', color: color.muted });
