import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, space } = vars;

export const board = style({
  borderBlockStart: `${vars.size.line} solid ${color.lake}`,
});
export const row = style({
  display: 'grid',
  gap: space.xs,
  columnGap: space.xl,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.rule}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const name = style({ minWidth: 0 });
/** Beside the name where there is room, under it otherwise. */
export const price = style({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { gridColumn: 2, gridRow: '1 / span 2', textAlign: 'end' } },
});
