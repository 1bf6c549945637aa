import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

/** CSS variable with the height of the visible layer: other elements fixed to the bottom add it to their offset. */
export const bottomBar = '--bottom-bar';

// Space below the page, so that the layer covers neither its end nor a focused element.
globalStyle('body', { paddingBlockEnd: `var(${bottomBar}, 0px)` });
globalStyle('html', {
  scrollPaddingBottom: `calc(1.5rem + var(${bottomBar}, 0px))`,
  // Above the chat button too.
  '@media': { [media.medium]: { scrollPaddingBottom: `calc(5.5rem + var(${bottomBar}, 0px))` } },
});

/** A sheet along the bottom edge of the window. */
export const bottomLayer = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  background: color.raised,
  color: color.ink,
  borderBlockStart: `${size.line} solid ${color.lake}`,
  paddingInline: space.m,
  fontSize: fontSize.small,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[data-covered]': { visibility: 'hidden' } },
});
