import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

export const carousel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
export const track = style({
  display: 'flex',
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
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });
export const arrow = style({
  flexShrink: 0,
  width: size.target,
  height: size.target,
  borderRadius: size.radius,
  border: `2px solid ${color.lake}`,
  background: color.raised,
  ':hover': { background: color.lakeSoft },
});
// Many dots move together on a phone, each still 24 pixels wide.
export const dots = style({ display: 'flex', minWidth: 0 });
export const dot = style({
  width: `min(${size.target}, 7vw)`,
  minWidth: '1.5rem',
  height: size.target,
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
  whiteSpace: 'nowrap',
  marginInlineStart: space.xs,
  color: color.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
