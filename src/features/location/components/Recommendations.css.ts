import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const { color, size, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** Fades in 150 ms after the previous entry; there are three at most. No scroll anchoring on animated elements. */
export const entry = style({
  overflowAnchor: 'none',
  '@media': { [media.motion]: { animation: `${rise} 0.4s ease-out backwards` } },
  selectors: { '&:nth-child(2)': { animationDelay: '150ms' }, '&:nth-child(3)': { animationDelay: '300ms' } },
});
/** Rows on small screens, columns on desktop and wider; there are three at most. */
export const cards = style({
  display: 'grid',
  columnGap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
/** One line on every screen, so that no name takes more space than another. */
export const name = style({ fontSize: vars.fontSize.h4, whiteSpace: 'nowrap' });
/** Of the one in a banner: the actions stand beside the reason where there is room. */
export const reasonAndActions = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
/** Reserves space. */
export const invisible = style({ visibility: 'hidden' });
export const line = style([
  entry,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    minHeight: size.target,
    maxWidth: size.text,
    borderBlockEnd: `1px solid ${color.rule}`,
  },
]);
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  minHeight: size.target,
  minWidth: size.target,
  '@media': { [media.belowMedium]: { minHeight: '2.25rem' } },
});
