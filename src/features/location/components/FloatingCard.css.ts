import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const { color, size, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

export const card = style({
  position: 'fixed',
  zIndex: 1,
  insetInlineStart: space.m,
  insetBlockEnd: `calc(${space.m} + var(--bottom-bar, 0px))`,
  width: 'min(22rem, calc(100% - 2rem))',
  display: 'grid',
  gap: space.s,
  padding: space.m,
  background: color.raised,
  border: `2px solid ${color.lake}`,
  borderRadius: size.radius,
  boxShadow: `0 0.5rem 1.5rem ${color.shadeCard}`,
  // The tour has the bottom edge to itself.
  selectors: { ':root:has([data-tour-sheet]) &': { display: 'none' } },
  '@media': { [media.motion]: { animation: `${rise} 0.3s ease-out` } },
});
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: space.s });
export const heading = style({ fontSize: vars.fontSize.h4, alignSelf: 'center' });
