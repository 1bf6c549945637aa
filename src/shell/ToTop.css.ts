import { style } from '@vanilla-extract/css';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

const { color, size, space } = vars;

/** On the left: the right corner is the chat's. */
export const toTop = style({
  position: 'fixed',
  insetBlockEnd: `calc(${space.m} + var(--bottom-bar, 0px))`,
  insetInlineStart: space.m,
  zIndex: 1,
  width: size.target,
  height: size.target,
  borderRadius: size.radius,
  cursor: 'pointer',
  border: `2px solid ${color.lake}`,
  background: color.raised,
  color: color.lake,
  padding: 0,
  ':hover': { background: color.lakeSoft },
  // Above an on-screen keyboard there is room for what is written, and for nothing over it.
  // The floating card stands in the same corner.
  selectors: { ':root:has(:is(input, textarea):focus) &, :root:has([data-card]) &': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
