import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

/** CSS variable with the height of the bar while it is open: other elements fixed to the bottom add it to their offset. */
export const bottomBar = '--bottom-bar';

// Space below the page, so that the bar covers neither its end nor a focused element.
globalStyle('body', { paddingBlockEnd: `var(${bottomBar}, 0px)` });
globalStyle('html', { scrollPaddingBottom: `calc(5.5rem + var(${bottomBar}, 0px))` });

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  background: color.raised,
  color: color.ink,
  borderBlockStart: `${size.line} solid ${color.lake}`,
  paddingBlock: space.s,
  paddingInline: space.m,
  fontSize: fontSize.small,
  maxHeight: '60svh',
  overflowY: 'auto',
});
export const inner = style({
  maxWidth: size.page,
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});
export const text = style({ flex: '1 1 20rem', maxWidth: size.text });
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s, flex: '0 1 16rem' });
/** A button in the footer that looks like the links beside it. */
export const reopen = style({
  font: 'inherit',
  color: color.lake,
  background: 'none',
  border: 0,
  padding: 0,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
});
