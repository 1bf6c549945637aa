import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

const { color, space, size } = vars;
/** Wide enough for all links including the parent company. */
const wideScreen = 'screen and (min-width: 96rem)';

export const header = style({
  paddingInline: space.m,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: [color.paper, `color-mix(in srgb, ${color.paper} 88%, transparent)`],
  borderBlockEnd: `1px solid ${color.rule}`,
  // Set by `markScroll`, once the page is scrolled.
  selectors: {
    ':root[data-scrolled] &': { background: color.paper, boxShadow: `0 0.25rem 1rem ${color.shadeHeader}` },
  },
  '@media': {
    [media.large]: { paddingInline: space.xl },
    [media.motion]: { transition: 'box-shadow 150ms, background-color 150ms' },
    [media.low]: { position: 'relative' },
  },
});
export const bar = style({
  maxWidth: size.page,
  marginInline: 'auto',
  minHeight: '4rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});
export const firm = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [media.large]: { marginInlineStart: `calc(-1 * (${size.stationGap} + ${size.line} / 2))` } },
});
/** Its mark stands on the page's vertical line. */
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '1.875rem',
  fontWeight: 750,
  color: color.ink,
  textDecoration: 'none',
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  minWidth: 0,
});
export const mark = style({ width: '1.75rem', height: '1.75rem', flex: 'none' });
/** Under the firm's name, as small as a target may be. */
export const parent = style({
  alignSelf: 'start',
  maxWidth: '100%',
  minHeight: '1.5rem',
  lineHeight: '1.5rem',
  fontSize: '0.8125rem',
  color: color.muted,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  marginInlineStart: `calc(1.75rem + ${space.xs})`,
});
/** Where no dock sticks to the bottom edge. */
export const phone = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'inline-flex' }, [media.lowAndWide]: { display: 'inline-flex' } },
  whiteSpace: 'nowrap',
  alignItems: 'center',
  minHeight: size.target,
  marginInlineStart: 'auto',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
export const action = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.medium]: { display: 'block' } },
});
export const link = style({
  color: color.ink,
  textDecoration: 'none',
  minHeight: size.target,
  display: 'flex',
  alignItems: 'center',
  borderBlock: '3px solid transparent',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { borderBlockEndColor: color.signal, fontWeight: 650 },
  },
});
/** Reserves the space of the "Take Tour" button on large screens. */
export const takeTour = style({ display: 'none', width: '6.5rem', '@media': { [media.large]: { display: 'block' } } });
/** Last, after the telephone and the action. */
export const menu = style({ order: 1, '@media': { [media.fullHeader]: { display: 'none' } } });
export const toggle = style({
  minHeight: size.target,
  paddingInline: space.s,
  display: 'flex',
  alignItems: 'center',
  border: `2px solid ${color.rule}`,
  borderRadius: size.radius,
  fontWeight: 650,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // Covers the page behind the open menu. It belongs to the summary, so a click on it closes the menu.
    '[open] > &::before': { content: '""', position: 'fixed', inset: '4rem 0 0', background: color.coverMenu },
  },
});
/** In one line with the rest of the header; on smaller screens the menu, below the header while it is open. */
export const nav = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  background: color.paper,
  borderBlockEnd: `1px solid ${color.rule}`,
  padding: space.m,
  gap: space.m,
  maxHeight: 'calc(100dvh - 4rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  fontSize: vars.fontSize.lead,
  selectors: { '[open] + &': { display: 'grid' } },
  '@media': {
    [media.fullHeader]: {
      display: 'flex',
      position: 'static',
      alignItems: 'center',
      gap: space.s,
      padding: 0,
      border: 0,
      background: 'none',
      overflow: 'visible',
      whiteSpace: 'nowrap',
      fontSize: vars.fontSize.small,
    },
  },
});
export const list = style({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  '@media': { [media.fullHeader]: { display: 'flex', gap: space.s }, [wideScreen]: { gap: space.m } },
});
export const menuAction = style({ '@media': { [media.fullHeader]: { display: 'none' } } });
// Cancels the page's scroll padding for focusable elements of the header, so that focusing them does not scroll.
globalStyle(`${header} :is(a, button, summary)`, {
  scrollMarginBlockStart: '-6rem',
  '@media': { [media.low]: { scrollMarginBlockStart: 0 } },
});
// Locks scrolling behind the open menu.
globalStyle(`html:has(${menu}[open])`, {
  overflow: 'hidden',
  '@media': { [media.fullHeader]: { overflow: 'visible' } },
});
