import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

/** Each point's number stands on a line that joins them. */
export const list = style({ counterReset: 'point', maxWidth: '60rem' });
export const point = style({
  counterIncrement: 'point',
  position: 'relative',
  display: 'grid',
  gap: space.s,
  paddingBlockEnd: space.l,
  paddingInlineStart: '3.5rem',
  breakInside: 'avoid',
  selectors: {
    '&::before': {
      content: 'counter(point)',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '-0.25rem',
      width: '2.25rem',
      height: '2.25rem',
      display: 'grid',
      placeItems: 'center',
      borderRadius: '50%',
      border: `3px solid ${color.lake}`,
      background: color.raised,
      color: color.lake,
      fontWeight: 700,
      fontSize: fontSize.small,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1.125rem - 1.5px)',
      insetBlock: '2rem 0.25rem',
      width: '3px',
      background: color.lake,
    },
  },
});
export const parts = style({
  display: 'grid',
  gap: space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space.xl } },
});
export const part = style({ maxWidth: size.text });
export const label = style({ color: color.muted, fontSize: fontSize.small, fontWeight: 650 });
