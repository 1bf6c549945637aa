import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, size, space } = vars;

export const prices = style({ maxWidth: size.text });
export const line = style({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.m, rowGap: space.xxs, paddingBlock: space.s, borderBlockEnd: `1px solid ${color.rule}`,
});
export const name = style({ fontWeight: 650 });
export const price = style({ fontWeight: 650, textAlign: 'end', maxWidth: '11rem', fontVariantNumeric: 'tabular-nums' });
export const note = style({ gridColumn: '1 / -1', color: color.muted });
