import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { color, fontSize, size, space } = vars;

/** In the lower right corner of the container; above the text that the open panel covers. */
export const opener = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: space.m,
  insetBlockEnd: space.xs,
  '@media': {
    // The dock has a chat of its own.
    [media.dock]: { display: 'none' },
    [media.desktop]: { insetInlineEnd: 'max(2.5rem, 50vw - 36rem)', insetBlockEnd: space.l },
  },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: size.target,
  paddingInline: space.m,
  border: `2px solid ${color.lake}`,
  borderRadius: '1.375rem',
  background: color.raised,
  color: color.lake,
  fontSize: fontSize.small,
  fontWeight: 650,
  listStyle: 'none',
  ':hover': { background: color.lakeSoft },
  '::before': {
    content: '""',
    width: '0.875rem',
    height: '0.875rem',
    border: `0.1875rem solid ${color.signal}`,
    borderRadius: '50%',
  },
  selectors: { 'details[open] > &::before': { background: color.signal } },
});
/** Below the opener on small screens, above it where the map is high. */
export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(100% + ${space.xxs})`,
  width: 'min(24rem, 100vw - 2rem)',
  '@media': { [media.desktop]: { insetBlock: `auto calc(100% + ${space.xs})` } },
});
