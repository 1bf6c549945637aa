import { style } from '@vanilla-extract/css';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

const { color, size, space } = vars;

/** On the left, because the chat button is on the right. */
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
  // Hidden while typing: above an on-screen keyboard it would cover the input. The floating card takes the same corner.
  selectors: { ':root:has(:is(input, textarea):focus) &, :root:has([data-card]) &': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
