import { style } from '@vanilla-extract/css';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

/** Aligned with the text of the sections above. */
export const frame = style({
  paddingInline: `calc(${space.m} + ${size.stationGap}) ${space.m}`,
  paddingBlockStart: space.m,
  fontSize: fontSize.small,
  color: color.muted,
  '@media': {
    [media.large]: { maxWidth: `calc(${size.page} + 2 * ${space.xl})`, marginInline: 'auto', paddingInline: space.xl },
  },
});
export const summary = style({
  display: 'list-item',
  width: 'fit-content',
  minHeight: size.target,
  lineHeight: size.target,
  cursor: 'pointer',
});
export const answer = style({ maxWidth: size.text, paddingBlockEnd: space.s });
