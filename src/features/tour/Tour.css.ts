import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';
import { bottomLayer } from '../../ui/BottomLayer/BottomLayer.css.ts';
import { button, closeButton } from '../../ui/ButtonLink/ButtonLink.css.ts';

const { color, fontSize, size, space } = vars;

/** Covers the whole window, so that nothing behind the ring and the sheet can be used. */
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
  overflow: 'hidden',
  '::backdrop': { background: 'none' },
});
/** Around the step's target, with a station on the side that the step names. */
export const ring = style({
  position: 'fixed',
  borderRadius: size.radius,
  outline: `3px solid ${color.signal}`,
  pointerEvents: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    translate: '-50% -50%',
    width: size.station,
    height: size.station,
    borderRadius: '50%',
    border: `${size.line} solid ${color.signal}`,
    background: color.paper,
  },
  selectors: {
    '&[data-side="top"]::after': { insetBlockStart: 0 },
    '&[data-side="bottom"]::after': { insetBlockStart: '100%' },
    '&[data-side="left"]::after': { insetInlineStart: 0 },
    '&[data-side="right"]::after': { insetInlineStart: '100%' },
    '&[data-nothing]': { inset: '50% auto auto 50%', width: 0, height: 0, outline: 'none' },
    '&[data-nothing]::after': { display: 'none' },
  },
});
/** Darkens the page outside the ring. Not used for the first step, which opens by itself and should leave the page readable. */
export const spotlight = style({ boxShadow: `0 0 0 300vmax ${vars.color.coverDialog}` });
const appear = keyframes({ from: { opacity: 0 } });
/**
 * At most 160 CSS pixels high, and higher with larger text; what does not fit is scrolled to. From the desktop up a card, which
 * `placeCard` puts beside the step's target.
 */
export const sheet = style([
  bottomLayer,
  {
    maxHeight: 'min(10rem, 100%)',
    paddingBlock: space.xs,
    lineHeight: 1.35,
    '@media': {
      [media.motion]: { animation: `${appear} 150ms ease-out` },
      [media.desktop]: {
        inset: 'auto',
        width: '24rem',
        maxHeight: '100%',
        padding: space.m,
        border: `1px solid ${color.rule}`,
        borderBlockStart: `${size.line} solid ${color.lake}`,
        borderRadius: size.radius,
        boxShadow: `0 0.5rem 1.5rem ${color.shadeCard}`,
      },
    },
  },
]);
/** Text above the controls; on a tablet one line of text, controls and endings, so that the sheet covers little. */
export const inner = style({
  maxWidth: size.page,
  marginInline: 'auto',
  '@media': {
    [media.tabletOnly]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: space.m,
      alignItems: 'center',
    },
  },
});
/** The text flows around these buttons. */
export const endings = style({
  float: 'inline-end',
  display: 'flex',
  // The sign in the last button lines up with the edge of the controls below.
  marginInlineEnd: `calc(${space.s} * -1)`,
  '@media': { [media.tabletOnly]: { gridArea: '1 / 3' } },
});
export const reset = style([closeButton, { fontSize: 'inherit', textDecoration: 'underline' }]);
export const stepText = style({
  maxWidth: size.text,
  '@media': {
    [media.tabletOnly]: { gridArea: '1 / 1', display: 'grid', gap: space.xxs, fontSize: fontSize.body },
  },
});
/** Not a flex container, which would not flow around the buttons. */
export const title = style({ fontSize: fontSize.h4, lineHeight: 1.2 });
globalStyle(`${title} > svg`, { verticalAlign: 'middle', marginInlineEnd: space.xs });
export const controls = style({
  clear: 'both',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlockStart: space.xxs,
  '@media': { [media.tabletOnly]: { gridArea: '1 / 2', flexWrap: 'nowrap', paddingBlockStart: 0 } },
});
const compact = style({ minHeight: size.target, paddingInline: space.s });
export const back = style([button.secondary, compact]);
export const next = style([button.primary, compact]);
/** Which step it is, above the dots. */
export const position = style({
  display: 'grid',
  justifyItems: 'center',
  lineHeight: 1.2,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const dots = style({ display: 'flex', listStyle: 'none', padding: 0 });
/** A step; the current one is filled. */
export const dot = style({
  width: '1.5rem',
  height: '1.5rem',
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
