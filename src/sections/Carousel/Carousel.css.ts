import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

export const carousel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
export const track = style({
  display: 'flex',
  listStyle: 'none',
  padding: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': {
    [media.motion]: { scrollBehavior: 'smooth' },
    [media.noScript]: {
      display: 'grid',
      gap: space.l,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
      scrollSnapType: 'none',
    },
  },
});
export const slide = style({ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' });
/** Reserves the height of the buttons, which are added after hydration. */
export const controls = style({
  minHeight: size.target,
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const row = style({ display: 'flex', alignItems: 'center', gap: space.xs });
export const arrow = style({
  flex: 'none',
  width: size.target,
  height: size.target,
  padding: 0,
  borderRadius: size.radius,
  border: `2px solid ${color.lake}`,
  background: color.raised,
  color: color.lake,
  cursor: 'pointer',
  ':hover': { background: color.lakeSoft },
});
/** Many of them are narrower on a phone, and large enough still. */
export const dots = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(1.5rem, ${size.target})`,
  listStyle: 'none',
  padding: 0,
});
export const dot = style({
  width: '100%',
  height: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  '::before': {
    content: '""',
    width: '0.875rem',
    height: '0.875rem',
    borderRadius: '50%',
    border: `3px solid ${color.lake}`,
  },
  selectors: { '&[aria-current]::before': { background: color.signal, borderColor: color.signal } },
});
export const status = style({
  marginInlineStart: space.xs,
  color: color.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
