import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

/** Covers the whole window. */
export const tour = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  overflow: 'hidden auto',
  '::backdrop': { background: 'none' },
});
export const ring = style({
  position: 'fixed',
  borderRadius: size.radius,
  outline: `3px solid ${color.signal}`,
  pointerEvents: 'none',
  selectors: { '&[data-nothing]': { inset: '50% auto auto 50%', width: 0, height: 0, outline: 'none' } },
});
/** Darkens the page outside the ring. Not used for the first step, which opens by itself and should leave the page readable. */
export const spotlight = style({ boxShadow: '0 0 0 300vmax rgb(0 0 0 / 0.6)' });
const appear = keyframes({ from: { opacity: 0 } });
export const panel = style({
  position: 'absolute',
  width: 'min(24rem, calc(100% - 2rem))',
  maxHeight: 'calc(100% - 2rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gap: space.s,
  padding: space.m,
  background: color.raised,
  borderRadius: size.radius,
  border: `1px solid ${color.rule}`,
  boxShadow: '0 0.5rem 2rem rgb(0 0 0 / 0.25)',
  '@media': {
    [media.motion]: { transition: 'left 150ms ease-out, top 150ms ease-out', animation: `${appear} 150ms ease-out` },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
const plain = style({
  font: 'inherit',
  border: 0,
  background: 'none',
  color: color.muted,
  borderRadius: size.radius,
  cursor: 'pointer',
  minHeight: size.target,
  ':hover': { background: color.lakeSoft, color: color.ink },
});
export const close = style([plain, { minWidth: size.target, fontSize: fontSize.lead }]);
export const stepText = style({ display: 'grid', gap: space.xs });
export const title = style({ display: 'flex', gap: space.xs, alignItems: 'center', fontSize: fontSize.h3 });
export const dots = style({ display: 'flex', justifyContent: 'center', listStyle: 'none', padding: 0 });
/** A step; the current one is filled. */
export const dot = style({
  width: size.target,
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
export const actions = style({ display: 'flex', gap: space.s, justifyContent: 'space-between' });
export const reset = style([
  plain,
  { fontSize: fontSize.small, textDecoration: 'underline', paddingInline: space.xs, marginInlineStart: 'auto' },
]);
globalStyle(`${actions} button:disabled`, { opacity: 0.5, cursor: 'default', textDecoration: 'none' });
