import { style } from '@vanilla-extract/css';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

const { color, space } = vars;

export const skip = style({
  position: 'absolute',
  insetInlineStart: space.m,
  insetBlockStart: '-10rem',
  zIndex: 3,
  background: color.signal,
  color: color.onSignal,
  padding: space.s,
  ':focus': { insetBlockStart: space.s },
});
/** Space at the end for the footer's coastline. */
export const main = style({
  minHeight: '60vh',
  paddingBlockEnd: '2.25rem',
  '@media': { [media.print]: { minHeight: 0, paddingBlockEnd: 0 } },
});
